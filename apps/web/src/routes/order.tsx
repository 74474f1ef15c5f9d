import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useFiledComplaints } from '@skafferi/domain/shop/complaints'
import { useOrder } from '@skafferi/domain/shop/orders'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'
import { OrderScreen } from '@skafferi/ui/screens/order-screen'
import { useOrderAgain } from '../app/use-reorder-dialog'

const OrderComplaint = lazyWithRetry(() => import('../app/OrderComplaint'))

/** A complaint about an order: its start, its case number once filed, and its lazy dialog. */
function useOrderComplaint(order: ReturnType<typeof useOrder>) {
  const [isOpen, setIsOpen] = useState(false)
  const [caseNumber, setCaseNumber] = useState<string | null>(null)

  function close(event: { caseNumber: string | null }) {
    setIsOpen(false)
    if (event.caseNumber !== null) setCaseNumber(event.caseNumber)
  }

  const dialog = isOpen && order.status === 'ready' && (
    <LazyBoundary onClose={() => setIsOpen(false)}>
      <OrderComplaint order={order.view} onClose={close} />
    </LazyBoundary>
  )
  return { caseNumber, onFileComplaint: () => setIsOpen(true), complaintDialog: dialog }
}

export { fetchOrder as prefetch } from '@skafferi/domain/shop/orders'

export default function OrderRoute() {
  const { id = '' } = useParams()
  const order = useOrder(id)
  const complaints = useFiledComplaints(id)
  const again = useOrderAgain()
  const { complaintDialog, ...complaint } = useOrderComplaint(order)
  return (
    <OrderScreen
      order={order}
      complaints={complaints}
      {...complaint}
      onReorder={() => order.status === 'ready' && again.onReorder({ orderId: id, displayId: order.view.displayId })}
      dialog={
        <>
          {again.dialog}
          {complaintDialog}
        </>
      }
    />
  )
}
