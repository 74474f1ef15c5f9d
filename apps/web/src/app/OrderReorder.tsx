import { useOrder, useReorder } from '@skafferi/domain/shop/orders'
import { ReorderDialog } from '@skafferi/ui/commerce/orders/reorder-dialog'

interface OrderReorderProps {
  orderId: string
  /** The order number, to quote on the phone. */
  displayId: string
  onClose: () => void
}

/** The reorder dialog over the current page. */
export default function OrderReorder({ orderId, displayId, onClose }: OrderReorderProps) {
  const { load, adding, problem, change, add } = useReorder(orderId)
  const order = useOrder(orderId)
  return (
    <ReorderDialog
      displayId={displayId}
      preview={load}
      arrival={order.status === 'ready' ? order.view.arrival : null}
      adding={adding}
      problem={problem}
      onChange={change}
      onAdd={add}
      onClose={onClose}
    />
  )
}
