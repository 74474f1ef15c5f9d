import type { OrderDetailView } from '@skafferi/domain/shop/orders/views'
import { Button } from '../../components/actions/button'
import { UndoIcon } from '../../components/content/icon'
import { PageHeading } from '../../components/layout/page-layout'
import { ShelfImage } from '../../components/content/shelf-image'
import { NamedOrderStatus } from '../../commerce/orders/order-status'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'

export interface OrderHeaderProps {
  /** `null` while it is loading: the heading is rendered already, so that it keeps the focus of the new page. */
  order: OrderDetailView | null
  /** File Complaint was pressed. */
  onFileComplaint: () => void
  /** Reorder was pressed: opens its preview. */
  onReorder: () => void
}

/** The order's number, total, first product, date and status, with buttons to reorder and complain. */
export function OrderHeader({ order, onFileComplaint, onReorder }: OrderHeaderProps) {
  const t = useWords(orderDetailWords)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-60 flex-1 items-center gap-3 max-md:items-start">
        {order && <ShelfImage src={order.picture.src ?? undefined} alt="" size="line" loading="eager" />}
        <div className="min-w-0 wrap-anywhere">
          <PageHeading>
            {order ? t('heading', { number: order.displayId, amount: order.totals.total }) : t('title')}
          </PageHeading>
          {order && (
            <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-ink-muted">
              <OrderSubtitle order={order} />
              <span className="flex max-w-full min-w-0 overflow-hidden">
                <NamedOrderStatus kind="order" status={order.status} nameVisibility="hidden" />
              </span>
            </p>
          )}
        </div>
      </div>
      {order && (
        <span className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1 print:hidden">
          <Button variant="quiet" aria-haspopup="dialog" onPress={onFileComplaint}>
            {t('fileComplaint')}
          </Button>
          <Button aria-haspopup="dialog" onPress={onReorder}>
            <UndoIcon size="sm" />
            {t('reorder')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** The first product and the date; only the date if the order has no lines. */
function OrderSubtitle({ order: { title, moreItems, date } }: { order: OrderDetailView }) {
  const t = useWords(orderDetailWords)
  if (title === '') return <span>{date}</span>
  return (
    <span>{moreItems > 0 ? t('placedMore', { title, count: moreItems, date }) : t('placed', { title, date })}</span>
  )
}
