import { ShelfImage } from '../../components/shelf-image'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { OrderStatus } from '../order-status'
import { OrderTitle } from './OrderTitle'
import type { OrderRow } from './view'

/** Props of {@link OrderLines}. */
export interface OrderLinesProps {
  rows: readonly OrderRow[]
}

/** The order history on a phone: one line an order, with its three statuses in plain words. */
export function OrderLines({ rows }: OrderLinesProps) {
  const t = useWords(ordersWords)
  return (
    <ul
      role="list"
      aria-label={t('history.title')}
      className="rounded-lg border border-line bg-surface px-4 md:hidden"
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line py-3.5 last:border-b-0"
        >
          <ShelfImage src={row.picture.src ?? undefined} alt="" size="line" />
          <OrderTitle row={row} date={row.date} />
          <span className="col-span-2 flex min-w-0 flex-wrap gap-x-4 gap-y-1 overflow-hidden">
            <OrderStatus kind="order" status={row.status} look="plain" />
            <OrderStatus kind="fulfillment" status={row.fulfillment} look="plain" />
            <OrderStatus kind="payment" status={row.payment} look="plain" />
          </span>
        </li>
      ))}
    </ul>
  )
}
