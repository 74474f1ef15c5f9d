import { ShelfImage } from '../../components/shelf-image'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { OrderStatus, type OrderStatusProps } from '../order-status'
import { OrderTitle } from './OrderTitle'
import type { OrderRow } from './view'

/** Props of {@link OrderLines}. */
export interface OrderLinesProps {
  rows: readonly OrderRow[]
}

/**
 * The order history where a table has no room: one line an order, with its three statuses in plain words; on a tablet
 * they stand beside the order's name.
 */
export function OrderLines({ rows }: OrderLinesProps) {
  const t = useWords(ordersWords)
  return (
    <ul
      role="list"
      aria-label={t('history.title')}
      className="rounded-lg border border-line bg-surface px-4 lg:hidden"
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className={
            'relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-3.5 ' +
            'last:border-b-0 md:grid-cols-[auto_minmax(0,1fr)_auto]'
          }
        >
          <ShelfImage src={row.picture.src ?? undefined} alt="" size="line" />
          <OrderTitle row={row} date={row.date} />
          <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 overflow-hidden max-md:col-span-2 md:max-w-80 md:justify-end">
            <NamedStatus name={t('column.status')} kind="order" status={row.status} />
            <NamedStatus name={t('column.fulfillment')} kind="fulfillment" status={row.fulfillment} />
            <NamedStatus name={t('column.payment')} kind="payment" status={row.payment} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Which status it is stands over its column at the desk; here it is said to those who listen. */
function NamedStatus({ name, kind, status }: Pick<OrderStatusProps, 'kind' | 'status'> & { name: string }) {
  return (
    <span className="inline-flex">
      <VisuallyHidden>{name}</VisuallyHidden>
      <OrderStatus kind={kind} status={status} look="plain" />
    </span>
  )
}
