import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'
import { OrderTotals, type OrderTotalsProps } from '../order-totals'

export interface OrderSummaryProps extends Pick<OrderTotalsProps, 'totals'> {}

/**
 * What an order comes to: Value of Goods, Shipping Fee, Total, and between them what else makes the total
 * (Specification (accounts) §2, order detail).
 */
export function OrderSummary({ totals }: OrderSummaryProps) {
  const t = useWords(orderDetailWords)
  return (
    <section className="grid gap-3">
      <h2>{t('summary.title')}</h2>
      <div className="rounded-lg border border-line bg-surface p-5">
        <OrderTotals totals={totals} stage="order" />
      </div>
    </section>
  )
}
