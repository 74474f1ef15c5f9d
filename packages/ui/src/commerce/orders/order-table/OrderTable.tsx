import type { OrderRowView } from '@skafferi/domain/shop/orders/views'
import { ShelfImage } from '../../../components/content/shelf-image'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead } from '../../../components/content/table'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'
import { OrderStatus, ShipmentState, NamedOrderStatus } from '../order-status'
import { Button } from '../../../components/actions/button'
import { OrderTitle } from './OrderTitle'

export interface OrderTableProps extends ReorderEvents {
  /** The orders, newest first. */
  rows: readonly OrderRowView[]
}

/**
 * The order history: a table of eight columns on wide screens and in print, otherwise a list. Pressing a row opens the
 * order (Specification (accounts) §2).
 */
export function OrderTable({ rows, onReorder }: OrderTableProps) {
  const t = useWords(ordersWords)
  return (
    <>
      <div className="max-[72rem]:hidden print:block">
        <Table caption={t('history.title')} density="compact">
          <TableHead>
            <ColumnHeader>{t('column.order')}</ColumnHeader>
            <ColumnHeader>{t('column.date')}</ColumnHeader>
            <ColumnHeader>{t('column.quantity')}</ColumnHeader>
            <ColumnHeader align="end">{t('column.amount')}</ColumnHeader>
            <ColumnHeader>{t('column.status')}</ColumnHeader>
            <ColumnHeader>{t('column.fulfillment')}</ColumnHeader>
            <ColumnHeader>{t('column.payment')}</ColumnHeader>
            <ColumnHeader>
              <VisuallyHidden>{t('column.reorder')}</VisuallyHidden>
            </ColumnHeader>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <tr key={row.id} className="relative">
                <RowHeader>
                  <span className="flex min-w-52 items-center gap-3 print:min-w-0">
                    <ShelfImage src={row.picture.src ?? undefined} alt="" size="thumb" />
                    <OrderTitle row={row} />
                  </span>
                </RowHeader>
                <TableCell wrap="never">
                  <span className="num">{row.date}</span>
                </TableCell>
                <TableCell wrap="never">
                  <span className="num">{t('row.products', { count: row.productCount })}</span>
                </TableCell>
                <TableCell align="end" weight="bold">
                  <OrderAmount row={row} />
                </TableCell>
                <TableCell>
                  <OrderStatus kind="order" status={row.status} variant="plain" />
                </TableCell>
                <TableCell>
                  <OrderStatus kind="fulfillment" status={row.fulfillment} variant="plain" />
                  <ShipmentState shipment={row.shipment} when="partial" />
                </TableCell>
                <TableCell>
                  <OrderStatus kind="payment" status={row.payment} variant="plain" />
                </TableCell>
                <TableCell align="end">
                  <ReorderButton row={row} onReorder={onReorder} />
                </TableCell>
              </tr>
            ))}
          </TableBody>
        </Table>
      </div>
      <OrderLines rows={rows} onReorder={onReorder} />
    </>
  )
}

/** The order's status that says the same as a fulfillment. */
const sameStatus: Readonly<Record<string, string>> = { shipped: 'shipping', delivered: 'delivered' }

interface OrderLinesProps extends ReorderEvents {
  rows: readonly OrderRowView[]
}

/**
 * The order history as a list: one row per order, with amount and Reorder at the end, and its statuses with their
 * names, on tablets beside the order's name. A fulfillment that repeats the order's status is omitted.
 */
function OrderLines({ rows, onReorder }: OrderLinesProps) {
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
            'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line ' +
            'py-3 last:border-b-0 md:grid-cols-[auto_minmax(0,1fr)_auto_auto]'
          }
        >
          <ShelfImage src={row.picture.src ?? undefined} alt="" size="line" />
          <OrderTitle row={row} inlineFacts={row} />
          <span className="grid max-w-40 justify-items-end gap-1 md:order-1">
            <OrderAmount row={row} />
            <ReorderButton row={row} onReorder={onReorder} />
          </span>
          <span
            className={
              'flex min-w-0 flex-wrap gap-x-4 gap-y-1 overflow-hidden max-md:col-span-3 md:max-w-80 md:justify-end'
            }
          >
            <NamedOrderStatus kind="order" status={row.status} variant="plain" />
            <span className="grid justify-items-start">
              {sameStatus[row.fulfillment] !== row.status && (
                <NamedOrderStatus kind="fulfillment" status={row.fulfillment} variant="plain" />
              )}
              <ShipmentState shipment={row.shipment} when="partial" />
            </span>
            <NamedOrderStatus kind="payment" status={row.payment} variant="plain" />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface OrderAmountProps {
  row: Pick<OrderRowView, 'amount' | 'refunded'>
}

/** The total of an order, and the refunded amount below. */
function OrderAmount({ row: { amount, refunded } }: OrderAmountProps) {
  const t = useWords(ordersWords)
  return (
    <span className="grid justify-items-end">
      <b className="num min-w-0 text-sm wrap-anywhere">{amount}</b>
      {refunded !== null && (
        <span className="num text-xs font-regular text-ink-muted">{t('refunded', { amount: refunded })}</span>
      )}
    </span>
  )
}

/** Events of the rows of an order history. */
interface ReorderEvents {
  /** Reorder was pressed: opens the preview. */
  onReorder: (event: { orderId: string; displayId: string }) => void
}

interface ReorderButtonProps extends ReorderEvents {
  row: Pick<OrderRowView, 'id' | 'displayId'>
}

/** Opens the preview of a reorder. It is above the link that covers the row. */
function ReorderButton({ row: { id, displayId }, onReorder }: ReorderButtonProps) {
  const t = useWords(ordersWords)
  return (
    <span className="relative inline-grid">
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('row.reorderOf', { number: displayId })}
        onPress={() => onReorder({ orderId: id, displayId })}
      >
        {t('row.reorder')}
      </Button>
    </span>
  )
}
