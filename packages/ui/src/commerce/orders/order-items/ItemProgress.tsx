import type { OrderItemView } from '@skafferi/domain/shop/orders/views'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'

export interface ItemProgressProps {
  item: Pick<OrderItemView, 'quantity' | 'shipped' | 'closed'>
}

/** How many pieces of a line were shipped, and how many will not be; nothing if all or none were. */
export function ItemProgress({ item: { quantity, shipped, closed } }: ItemProgressProps) {
  const t = useWords(orderDetailWords)
  return (
    <>
      {shipped !== null && (
        <span className="num block text-xs text-ink-muted">{t('items.shipped', { shipped, quantity })}</span>
      )}
      {closed !== null && (
        <span className="num block text-xs font-medium text-critical">{t('items.closed', { closed })}</span>
      )}
    </>
  )
}
