import type { RefundView } from '@skafferi/domain/shop/orders/views'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'
import { LinePieces } from '../line-pieces'

export interface RefundListProps {
  /** The refunds, oldest first; at least one. */
  refunds: readonly RefundView[]
}

/** The refunds of an order: amount, date, reason and pieces. */
export function RefundList({ refunds }: RefundListProps) {
  const t = useWords(orderDetailWords)
  return (
    <section className="grid gap-3">
      <h2>{t('refunds.title')}</h2>
      <ul role="list" className="rounded-lg border border-line bg-surface px-5">
        {refunds.map(({ id, amount, date, reason, lines }) => (
          <li key={id} className="grid gap-1 border-b border-line py-3.5 text-sm last:border-b-0">
            <span className="num flex flex-wrap items-baseline justify-between gap-x-4">
              <b>{t('refunds.of', { amount })}</b>
              <span className="text-xs text-ink-muted">{date}</span>
            </span>
            {reason !== null && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
            {lines.length > 0 && <LinePieces label={t('refunds.pieces', { amount })} lines={lines} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
