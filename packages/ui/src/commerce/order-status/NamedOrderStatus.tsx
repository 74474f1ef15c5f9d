import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { OrderStatus, type OrderStatusProps } from './OrderStatus'

const names = { order: 'column.status', fulfillment: 'column.fulfillment', payment: 'column.payment' } as const

export interface NamedOrderStatusProps extends OrderStatusProps {
  /** Whether the name is seen: `hidden` where it stands alone and it is clear whose it is; `shown` by default. */
  nameLook?: 'shown' | 'hidden'
}

/** A status and which of an order's three it is, where no column says so: "Shipping" is a word of two of them. */
export function NamedOrderStatus({ nameLook = 'shown', ...status }: NamedOrderStatusProps) {
  const t = useWords(ordersWords)
  const name = t(names[status.kind])
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      {nameLook === 'shown' ? (
        <span className="text-2xs text-ink-muted">{name}</span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <OrderStatus {...status} />
    </span>
  )
}
