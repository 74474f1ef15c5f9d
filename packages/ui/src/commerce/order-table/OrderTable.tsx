import { ShelfImage } from '../../components/shelf-image'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '../../components/table'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { OrderStatus } from '../order-status'
import { OrderLines } from './OrderLines'
import { OrderTitle } from './OrderTitle'
import type { OrderRow } from './view'

/** Props of {@link OrderTable}. */
export interface OrderTableProps {
  /** The orders, newest first. */
  rows: readonly OrderRow[]
}

/** The order history: a table at the desk, a line for each order where the window has no room for six columns. */
export function OrderTable({ rows }: OrderTableProps) {
  const t = useWords(ordersWords)
  return (
    <>
      <div className="max-lg:hidden">
        <Table caption={t('history.title')}>
          <TableHead>
            <ColumnHeader>{t('column.order')}</ColumnHeader>
            <ColumnHeader>{t('column.date')}</ColumnHeader>
            <ColumnHeader>{t('column.quantity')}</ColumnHeader>
            <ColumnHeader>{t('column.status')}</ColumnHeader>
            <ColumnHeader>{t('column.fulfillment')}</ColumnHeader>
            <ColumnHeader>{t('column.payment')}</ColumnHeader>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                <RowHeader>
                  <span className="flex min-w-60 items-center gap-3">
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
                <TableCell>
                  <OrderStatus kind="order" status={row.status} />
                </TableCell>
                <TableCell>
                  <OrderStatus kind="fulfillment" status={row.fulfillment} />
                </TableCell>
                <TableCell>
                  <OrderStatus kind="payment" status={row.payment} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <OrderLines rows={rows} />
    </>
  )
}
