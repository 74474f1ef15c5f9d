import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import type { OrderRow } from './view'

/** Props of {@link OrderTitle}. */
export interface OrderTitleProps {
  row: Pick<OrderRow, 'title' | 'displayId' | 'moreItems'>
  /** The day, where it has no column of its own. */
  date?: string
}

/** What an order is called: its first product, and under it the number, the other lines and the day. */
export function OrderTitle({ row, date }: OrderTitleProps) {
  const t = useWords(ordersWords)
  return (
    <span className="min-w-0">
      <span className="block font-medium wrap-anywhere">{row.title}</span>
      <span className="num block text-xs font-regular text-ink-muted">
        <span className="whitespace-nowrap">{t('row.number', { number: row.displayId })}</span>
        {row.moreItems > 0 && (
          <span className="whitespace-nowrap before:content-['_·_']">{t('row.more', { count: row.moreItems })}</span>
        )}
        {date !== undefined && <span className="whitespace-nowrap before:content-['_·_']">{date}</span>}
      </span>
    </span>
  )
}
