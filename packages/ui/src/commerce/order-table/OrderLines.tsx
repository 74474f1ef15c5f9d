import type { OrderRowView } from '@skafferi/domain/orders/views'
import { ShelfImage } from '../../components/shelf-image'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { NamedOrderStatus } from '../order-status'
import { OrderTitle } from './OrderTitle'
import { ReorderButton, type ReorderEvents } from './ReorderButton'

export interface OrderLinesProps extends ReorderEvents {
  rows: readonly OrderRowView[]
}

/**
 * The order history where a table has no room: one line an order, with its amount and its three statuses, each under its
 * name; on a tablet they stand beside the order's name.
 */
export function OrderLines({ rows, onReorder }: OrderLinesProps) {
  const t = useWords(ordersWords)
  return (
    <ul
      role="list"
      aria-label={t('history.title')}
      className="rounded-lg border border-line bg-surface px-4 min-[72rem]:hidden print:hidden"
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className={
            'relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-3.5 ' +
            'last:border-b-0 md:grid-cols-[auto_minmax(0,1fr)_auto_auto]'
          }
        >
          <ShelfImage src={row.picture.src ?? undefined} alt="" size="line" />
          <span className="flex min-w-0 flex-wrap justify-between gap-x-3">
            <OrderTitle row={row} date={row.date} />
            <b className="num ms-auto min-w-0 text-sm wrap-anywhere">{row.amount}</b>
          </span>
          <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 overflow-hidden max-md:col-span-2 md:max-w-80 md:justify-end">
            <NamedOrderStatus kind="order" status={row.status} variant="plain" />
            <NamedOrderStatus kind="fulfillment" status={row.fulfillment} variant="plain" />
            <NamedOrderStatus kind="payment" status={row.payment} variant="plain" />
          </span>
          <span className="max-md:col-span-2 max-md:justify-self-end">
            <ReorderButton row={row} onReorder={onReorder} />
          </span>
        </li>
      ))}
    </ul>
  )
}
