import type { OrderRowView } from '@skafferi/domain/shop/orders/views'
import { ShelfImage } from '../../../components/content/shelf-image'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead } from '../../../components/content/table'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'
import { OrderStatus, ShipmentState } from '../order-status'
import { OrderAmount } from './OrderAmount'
import { OrderLines } from './OrderLines'
import { OrderTitle } from './OrderTitle'
import { ReorderButton, type ReorderEvents } from './ReorderButton'

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
