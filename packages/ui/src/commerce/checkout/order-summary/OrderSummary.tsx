import type { OrderTotalsView } from '@skafferi/domain/shop/orders/views'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'
import { OrderTotals } from '../order-totals'

export interface OrderSummaryProps {
  totals: OrderTotalsView
}

/**
 * The totals of an order: Value of Goods, Shipping Fee, Total, and the parts between them (Specification (accounts) §2,
 * order detail); below, the date whose tax rules apply. For an OrderDocument.
 */
export function OrderSummary({ totals }: OrderSummaryProps) {
  const t = useWords(orderDetailWords)
  return (
    <section className="grid content-start gap-3">
      <h2>{t('summary.title')}</h2>
      <OrderTotals totals={totals} stage="order" />
      {totals.refunds && <RefundTotals refunds={totals.refunds} />}
      {totals.taxDay && <p className="-mt-2 text-xs text-ink-muted">{t('summary.taxDay', { ...totals.taxDay })}</p>}
    </section>
  )
}

/** The refunded amount, the total after it, and the amount due. */
function RefundTotals({ refunds: { refunded, remaining, due } }: { refunds: NonNullable<OrderTotalsView['refunds']> }) {
  const t = useWords(orderDetailWords)
  const rows = [
    { term: t('summary.refunded'), value: refunded },
    { term: t('summary.remaining'), value: remaining },
    ...(due === null ? [] : [{ term: t('summary.due'), value: due }]),
  ]
  return (
    <dl className="num grid gap-2 text-sm">
      {rows.map(({ term, value }, index) => (
        <div key={term} className={index === 0 ? 'flex justify-between gap-4' : 'flex justify-between gap-4 font-bold'}>
          <dt>{term}</dt>
          <dd className="m-0 whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
