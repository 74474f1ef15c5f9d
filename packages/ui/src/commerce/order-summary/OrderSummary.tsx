import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'
import { OrderTotals, type OrderTotalsProps } from '../order-totals'

export interface OrderSummaryProps extends Pick<OrderTotalsProps, 'totals'> {}

/**
 * What an order comes to: Value of Goods, Shipping Fee, Total, and between them what else makes the total
 * (Specification (accounts) §2, order detail). It stands on the sheet of an OrderDocument.
 */
export function OrderSummary({ totals }: OrderSummaryProps) {
  const t = useWords(orderDetailWords)
  return (
    <section className="grid content-start gap-3">
      <h2>{t('summary.title')}</h2>
      <OrderTotals totals={totals} stage="order" />
    </section>
  )
}
