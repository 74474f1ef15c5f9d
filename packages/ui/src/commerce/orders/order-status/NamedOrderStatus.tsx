import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'
import { OrderStatus, type OrderStatusProps } from './OrderStatus'

const names = {
  order: 'column.status',
  fulfillment: 'column.fulfillment',
  payment: 'column.payment',
} as const

export interface NamedOrderStatusProps extends OrderStatusProps {
  /** `hidden` if the name is only for screen readers, because the context makes it clear; `shown` by default. */
  nameVisibility?: 'shown' | 'hidden'
}

/** A status with its kind, for lists without columns: "Shipping" is a value of two kinds. */
export function NamedOrderStatus({ nameVisibility = 'shown', ...status }: NamedOrderStatusProps) {
  const t = useWords(ordersWords)
  const name = t(names[status.kind])
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      {nameVisibility === 'shown' ? (
        <span className="text-xs text-ink-muted">{name}</span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <OrderStatus {...status} />
    </span>
  )
}
