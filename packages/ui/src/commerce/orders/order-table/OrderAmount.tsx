import type { OrderRowView } from '@skafferi/domain/shop/orders/views'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'

export interface OrderAmountProps {
  row: Pick<OrderRowView, 'amount' | 'refunded'>
}

/** The total of an order, and the refunded amount below. */
export function OrderAmount({ row: { amount, refunded } }: OrderAmountProps) {
  const t = useWords(ordersWords)
  return (
    <span className="grid justify-items-end">
      <b className="num min-w-0 text-sm wrap-anywhere">{amount}</b>
      {refunded !== null && (
        <span className="num text-xs font-regular text-ink-muted">{t('refunded', { amount: refunded })}</span>
      )}
    </span>
  )
}
