import type { OrderTotalsView } from '@skafferi/domain/orders/views'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'
import { OrderTotals } from '../order-totals'

export interface OrderSummaryProps {
  totals: OrderTotalsView
}

/**
 * What an order comes to: Value of Goods, Shipping Fee, Total, and between them what else makes the total
 * (Specification (accounts) §2, order detail); below it, which day's law the VAT follows. It stands on the sheet of an OrderDocument.
 */
export function OrderSummary({ totals }: OrderSummaryProps) {
  const t = useWords(orderDetailWords)
  return (
    <section className="grid content-start gap-3">
      <h2>{t('summary.title')}</h2>
      <OrderTotals totals={totals} stage="order" />
      {totals.taxDay && <p className="-mt-2 text-xs text-ink-muted">{t('summary.taxDay', { ...totals.taxDay })}</p>}
    </section>
  )
}
