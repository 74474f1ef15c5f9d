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
import { OrderStatus, NamedOrderStatus } from '../order-status'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { Link } from '../../../components/actions/link'
import { AgeLimit, DispatchText } from '../../prices-and-stock/dispatch-text'
import { useShopPaths } from '../../service/shop-paths'

export interface OrderItemsProps {
  /** The order's lines, in their original sequence. */
  items: readonly OrderItemView[]
  /**
   * `receipt`: after an order is placed. The page has the heading, and the statuses are omitted while they are the same
   * for all lines and none ships later. `order` by default.
   */
  variant?: 'order' | 'receipt'
}

/**
 * The ordered lines: a table on wide screens and in print, a list on phones. Each with its progress, unit price and
 * total (Specification (accounts) §2, order detail).
 */
export function OrderItems({ items, variant = 'order' }: OrderItemsProps) {
  const t = useWords(orderDetailWords)
  const isWide = useWideScreen()
  const hasStatuses =
    variant === 'order' ||
    items.some(({ status, dispatch, closed }) => status !== items[0]?.status || (dispatch ?? closed))
  const isLong = isLongList(items.length)
  // A long order is rendered once: hidden content has no size to position it.
  const [showTable, showList] = [isWide || !isLong, !isWide || !isLong]
  const width = (fixed: 'sm' | 'md') => (isLong ? fixed : 'content')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {variant === 'order' && <h2 className="print:hidden">{t('items.title')}</h2>}
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
              {hasStatuses && <ColumnHeader width={width('md')}>{t('items.status')}</ColumnHeader>}
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
                    {hasStatuses && (
                      <TableCell>
                        <OrderStatus kind="fulfillment" status={item.status} variant="plain" />
                        <ItemProgress item={item} />
                      </TableCell>
                    )}
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
      {showList && <ItemLines items={items} hasStatuses={hasStatuses} />}
    </section>
  )
}

interface ItemLinesProps {
  items: readonly OrderItemView[]
  hasStatuses: boolean
}

/** An order's lines on phones: a list, with the price beside the name. */
function ItemLines({ items, hasStatuses }: ItemLinesProps) {
  const t = useWords(orderDetailWords)
  return (
    <ul role="list" aria-label={t('items.title')} className="border-t-2 border-shelf md:hidden print:hidden">
      <VirtualRows rows={items} as="li" height={6.5}>
        {(item, { rowAttributes }) => (
          <li
            {...rowAttributes}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line py-3.5 last:border-b-0"
          >
            <ShelfImage src={item.picture.src ?? undefined} alt="" size="thumb" />
            <span className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
              <span className="flex flex-wrap gap-x-3">
                <span className="min-w-0 flex-1 basis-36">
                  <ItemTitle item={item} sku="shown" />
                </span>
                <span className="num ms-auto min-w-0 text-sm font-bold wrap-anywhere">
                  <VisuallyHidden>{t('items.price')}</VisuallyHidden> {item.price ?? t('items.noPrice')}
                </span>
              </span>
              <span className="num flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
                <span className="wrap-anywhere">
                  {item.unitPrice === null
                    ? t('items.pieces', { quantity: item.quantity })
                    : t('items.times', { quantity: item.quantity, price: item.unitPrice })}
                </span>
                {hasStatuses && (
                  <span className="flex max-w-full min-w-0 overflow-hidden">
                    <NamedOrderStatus kind="fulfillment" status={item.status} nameVisibility="hidden" />
                  </span>
                )}
              </span>
              <span className="grid gap-0.5">
                <ItemProgress item={item} />
              </span>
            </span>
          </li>
        )}
      </VirtualRows>
    </ul>
  )
}

interface ItemProgressProps {
  item: Pick<OrderItemView, 'quantity' | 'shipped' | 'closed' | 'replaces' | 'dispatch' | 'ageLimit'>
}

/**
 * The age limit of a line, how many of its pieces were shipped, how many will not be, and what ships later; nothing for
 * an ordinary line.
 */
function ItemProgress({ item: { quantity, shipped, closed, replaces, dispatch, ageLimit } }: ItemProgressProps) {
  const t = useWords(orderDetailWords)
  return (
    <>
      <AgeLimit years={ageLimit} />
      {replaces !== null && (
        <span className="block text-xs text-ink-muted">{t('items.replaces', { name: replaces })}</span>
      )}
      {shipped !== null && (
        <span className="num block text-xs text-ink-muted">{t('items.shipped', { shipped, quantity })}</span>
      )}
      <DispatchText dispatch={dispatch} />
      {closed !== null && (
        <span className="num block text-xs font-medium text-critical">{t('items.closed', { closed })}</span>
      )}
    </>
  )
}

interface ItemTitleProps {
  item: Pick<OrderItemView, 'productId' | 'title' | 'variant' | 'sku'>
  /** `shown` if there is no SKU column. */
  sku: 'shown' | 'hidden'
}

/** The name of a line: the product with a link, and the variant below. */
function ItemTitle({ item, sku }: ItemTitleProps) {
  const paths = useShopPaths()
  return (
    <span className="min-w-0">
      <span className="block font-medium wrap-anywhere">
        <Link variant="quiet" href={paths.product(item.productId)}>
          {item.title}
        </Link>
      </span>
      <span
        className={
          'num flex flex-wrap gap-x-1 text-xs font-regular wrap-anywhere text-ink-muted ' +
          "*:not-last:after:content-['_·']"
        }
      >
        {item.variant !== '' && <span>{item.variant}</span>}
        {sku === 'shown' && item.sku !== null && <span>{item.sku}</span>}
      </span>
    </span>
  )
}
