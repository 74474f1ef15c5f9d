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
      <span
        className={
          'num flex flex-wrap gap-x-1 text-xs font-regular wrap-anywhere text-ink-muted ' +
          "*:not-last:after:content-['_·']"
        }
      >
        <span>{t('row.number', { number: row.displayId })}</span>
        {row.moreItems > 0 && <span>{t('row.more', { count: row.moreItems })}</span>}
        {date !== undefined && <span>{date}</span>}
      </span>
    </span>
  )
}
