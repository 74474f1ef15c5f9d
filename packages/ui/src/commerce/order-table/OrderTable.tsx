import type { OrderRowView } from '@skafferi/domain/orders/views'
import { ChevronRightIcon } from '../../components/icon'
import { ShelfImage } from '../../components/shelf-image'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead } from '../../components/table'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { OrderStatus } from '../order-status'
import { useShopPaths } from '../shop-paths'
import { OrderLines } from './OrderLines'
import { OrderTitle } from './OrderTitle'

export interface OrderTableProps {
  /** The orders, newest first. */
  rows: readonly OrderRowView[]
}

/**
 * The order history: a table at the desk and on paper, a line for each order where the window has no room for six
 * columns. A press on a row opens the order (Specification (accounts) §2).
 */
export function OrderTable({ rows }: OrderTableProps) {
  const t = useWords(ordersWords)
  const isOpenable = useShopPaths().order !== undefined
  return (
    <>
      <div className="max-lg:hidden print:block">
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
              <tr key={row.id} className="relative">
                <RowHeader>
                  <span className="flex min-w-60 items-center gap-3 print:min-w-0">
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
                  <span className="flex items-center justify-between gap-3">
                    <OrderStatus kind="payment" status={row.payment} />
                    {isOpenable && (
                      <span className="print:hidden">
                        <ChevronRightIcon size="sm" />
                      </span>
                    )}
                  </span>
                </TableCell>
              </tr>
            ))}
          </TableBody>
        </Table>
      </div>
      <OrderLines rows={rows} />
    </>
  )
}
