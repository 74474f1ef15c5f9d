import type { OrderRowView } from '@skafferi/domain/shop/orders/views'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'
import { NamedOrderStatus, ShipmentState } from '../order-status'
import { OrderAmount } from './OrderAmount'
import { OrderTitle } from './OrderTitle'
import { ReorderButton, type ReorderEvents } from './ReorderButton'

export interface OrderLinesProps extends ReorderEvents {
  rows: readonly OrderRowView[]
}

/**
 * The order history as a list: one row per order, with amount and Reorder at the end, and the three statuses with their
 * names, on tablets beside the order's name.
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
            'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-3 ' +
            'last:border-b-0 md:grid-cols-[auto_minmax(0,1fr)_auto_auto]'
          }
        >
          <ShelfImage src={row.picture.src ?? undefined} alt="" size="line" />
          <OrderTitle row={row} inlineFacts={row} />
          <span className="grid max-w-34 justify-items-end gap-1 md:order-1">
            <OrderAmount row={row} />
            <ReorderButton row={row} onReorder={onReorder} />
          </span>
          <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 overflow-hidden max-md:col-span-3 md:max-w-80 md:justify-end">
            <NamedOrderStatus kind="order" status={row.status} variant="plain" />
            <span className="grid justify-items-start">
              <NamedOrderStatus kind="fulfillment" status={row.fulfillment} variant="plain" />
              <ShipmentState shipment={row.shipment} when="partial" />
            </span>
            <NamedOrderStatus kind="payment" status={row.payment} variant="plain" />
          </span>
        </li>
      ))}
    </ul>
  )
}
