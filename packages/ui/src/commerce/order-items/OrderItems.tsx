import type { OrderItemView } from '@skafferi/domain/orders/views'
import { ShelfImage } from '../../components/shelf-image'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '../../components/table'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'
import { OrderStatus } from '../order-status'
import { ItemLines } from './ItemLines'
import { ItemTitle } from './ItemTitle'

export interface OrderItemsProps {
  /** The order's lines, in its own order. */
  items: readonly OrderItemView[]
}

/**
 * What was ordered: a table at the desk and on paper, a card for each line on a phone. Each line says how far it has
 * come (Specification (accounts) §2, order detail).
 */
export function OrderItems({ items }: OrderItemsProps) {
  const t = useWords(orderDetailWords)
  return (
    <section className="grid gap-3">
      <h2>{t('items.title')}</h2>
      <div className="min-w-0 max-md:hidden print:block">
        <Table caption={t('items.title')}>
          <TableHead>
            <ColumnHeader>{t('items.product')}</ColumnHeader>
            <ColumnHeader align="end">{t('items.quantity')}</ColumnHeader>
            <ColumnHeader>{t('items.status')}</ColumnHeader>
            <ColumnHeader align="end">{t('items.price')}</ColumnHeader>
          </TableHead>
          <TableBody>
            {items.map((item) => (
              <TableRow key={item.id}>
                <RowHeader>
                  <span className="flex min-w-60 items-center gap-3">
                    <ShelfImage src={item.picture.src ?? undefined} alt="" size="thumb" />
                    <ItemTitle item={item} />
                  </span>
                </RowHeader>
                <TableCell align="end">{item.quantity}</TableCell>
                <TableCell>
                  <OrderStatus kind="fulfillment" status={item.status} />
                </TableCell>
                <TableCell align="end" weight="bold">
                  {item.price ?? t('items.noPrice')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <ItemLines items={items} />
    </section>
  )
}
