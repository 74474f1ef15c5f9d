import type { OrderItemView } from '@skafferi/domain/shop/orders/views'
import { VirtualRows, isLongList, rowCountOf } from '../../../components/content/virtual-rows'
import { ShelfImage } from '../../../components/content/shelf-image'
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../../components/content/table'
import { useWideScreen } from '../../../internal/use-wide-screen'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'
import { OrderStatus } from '../order-status'
import { ItemLines } from './ItemLines'
import { ItemProgress } from './ItemProgress'
import { ItemTitle } from './ItemTitle'

export interface OrderItemsProps {
  /** The order's lines, in their original sequence. */
  items: readonly OrderItemView[]
  /** `hidden` if the page has the same heading; `shown` by default. */
  heading?: 'shown' | 'hidden'
}

/**
 * The ordered lines: a table on wide screens and in print, a list on phones. Each with its progress, unit price and
 * total (Specification (accounts) §2, order detail).
 */
export function OrderItems({ items, heading = 'shown' }: OrderItemsProps) {
  const t = useWords(orderDetailWords)
  const isWide = useWideScreen()
  const isLong = isLongList(items.length)
  // A long order is rendered once: hidden content has no size to position it.
  const [showTable, showList] = [isWide || !isLong, !isWide || !isLong]
  const width = (fixed: 'sm' | 'md') => (isLong ? fixed : 'content')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {heading === 'shown' && <h2>{t('items.title')}</h2>}
      {showTable && (
        <div className="min-w-0 max-md:hidden print:block">
          <Table
            caption={t('items.title')}
            variant="plain"
            density="compact"
            rowCount={rowCountOf(items.length, items.length)}
          >
            <TableHead>
              <ColumnHeader>{t('items.product')}</ColumnHeader>
              <ColumnHeader width={width('sm')}>{t('items.sku')}</ColumnHeader>
              <ColumnHeader width={width('md')}>{t('items.status')}</ColumnHeader>
              <ColumnHeader align="end" width={width('sm')}>
                {t('items.quantity')}
              </ColumnHeader>
              <ColumnHeader align="end" width={width('sm')}>
                {t('items.unitPrice')}
              </ColumnHeader>
              <ColumnHeader align="end" width={width('sm')}>
                {t('items.price')}
              </ColumnHeader>
            </TableHead>
            <TableBody>
              <VirtualRows rows={items} as="tr" height={3.25}>
                {(item, { rowAttributes }) => (
                  <TableRow rowAttributes={rowAttributes}>
                    <RowHeader>
                      <span className="flex min-w-48 items-center gap-3 print:min-w-0">
                        <ShelfImage src={item.picture.src ?? undefined} alt="" size="thumb" />
                        <ItemTitle item={item} sku="hidden" />
                      </span>
                    </RowHeader>
                    <TableCell wrap="never">
                      <span className="text-ink-muted">{item.sku ?? t('items.noSku')}</span>
                    </TableCell>
                    <TableCell>
                      <OrderStatus kind="fulfillment" status={item.status} variant="plain" />
                      <ItemProgress item={item} />
                    </TableCell>
                    <TableCell align="end">{item.quantity}</TableCell>
                    <TableCell align="end">{item.unitPrice ?? t('items.noPrice')}</TableCell>
                    <TableCell align="end" weight="bold">
                      {item.price ?? t('items.noPrice')}
                    </TableCell>
                  </TableRow>
                )}
              </VirtualRows>
            </TableBody>
          </Table>
        </div>
      )}
      {showList && <ItemLines items={items} />}
    </section>
  )
}
