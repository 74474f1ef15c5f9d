import type { ReactNode } from 'react'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { OrderDetailView } from '@skafferi/domain/shop/orders/views'
import type { FiledComplaintsView } from '@skafferi/domain/shop/complaints/views'
import { ErrorState } from '../../components/feedback/error-state'
import { ChevronLeftIcon, UndoIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { isNotFound } from '../../commerce/service/problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { BannerMessage } from '../../components/feedback/banner-message'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { LazyComplaintList } from '../../commerce/orders/complaint-list'
import { ContactSentence } from '../../internal/contact-sentence'
import { DocumentSkeleton } from '../../internal/document-skeleton'
import { OrderDocument, PrintButton } from '../../commerce/orders/order-document'
import { RefundList } from '../../commerce/orders/refund-list'
import { ShipmentList } from '../../commerce/orders/shipment-list'
import { ordersWords } from '../../words/generated/orders'
import { Button } from '../../components/actions/button'
import { ShelfImage } from '../../components/content/shelf-image'
import { NamedOrderStatus } from '../../commerce/orders/order-status'

/** Placeholder of the order below its heading, in its size. */
function OrderSkeleton() {
  const t = useWords(orderDetailWords)
  return (
    <SkeletonGroup scope="page" label={t('loading')} labelVisibility="shown">
      <DocumentSkeleton />
    </SkeletonGroup>
  )
}

export interface OrderScreenProps extends Omit<OrderContentProps & OrderHeaderProps, 'order'> {
  order: Load<OrderDetailView, 'load_order'>
  /** Overlay: the open dialog. */
  dialog?: ReactNode
}

/** One order of the history (Specification (accounts) §2, order detail). */
export function OrderScreen({ order, caseNumber, complaints, dialog, onFileComplaint, onReorder }: OrderScreenProps) {
  const t = useWords(orderDetailWords)
  const paths = useShopPaths()
  return (
    <>
      <DocumentTitle>
        {order.status === 'ready' ? t('documentTitle', { number: order.view.displayId }) : t('title')}
      </DocumentTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6 print:py-0">
        <span className="-mt-0.75 -mb-3.75 flex items-center gap-1 text-xs print:hidden [&>a]:py-0.75">
          <ChevronLeftIcon size="sm" />
          <Link href={paths.profile}>{t('history')}</Link>
        </span>
        {order.status === 'failed' ? (
          <OrderFailed order={order} />
        ) : (
          <OrderHeader
            order={order.status === 'ready' ? order.view : null}
            onFileComplaint={onFileComplaint}
            onReorder={onReorder}
          />
        )}
        {order.status === 'loading' && <OrderSkeleton />}
        {order.status === 'ready' && (
          <OrderContent order={order.view} caseNumber={caseNumber} complaints={complaints} />
        )}
      </div>
      {dialog}
    </>
  )
}

interface OrderFailedProps {
  order: Extract<OrderScreenProps['order'], { status: 'failed' }>
}

/** Why it cannot be displayed. A retry does not find a missing order. */
function OrderFailed({ order: { problem, retry } }: OrderFailedProps) {
  const t = useWords(orderDetailWords)
  const isMissing = isNotFound(problem)
  return (
    <ErrorState
      variant="panel"
      title={t(isMissing ? 'notFound' : 'failed')}
      headingLevel={1}
      onRetry={isMissing ? undefined : () => retry()}
    />
  )
}

interface OrderContentProps {
  order: OrderDetailView
  /** The number of the complaint just filed; `null` if none was. */
  caseNumber: string | null
  /** The complaints about it. Omit to hide the section. */
  complaints?: Load<FiledComplaintsView, 'load_complaints'>
}

/** An order without complaints has no such section. */
function isSectionNeeded(load: OrderContentProps['complaints']): load is NonNullable<OrderContentProps['complaints']> {
  return load?.status === 'failed' || (load?.status === 'ready' && load.view.count > 0)
}

/** A loaded order: its document, parcels, refunds and complaints. */
function OrderContent({ order, caseNumber, complaints }: OrderContentProps) {
  const t = useWords(orderDetailWords)
  const ordersText = useWords(ordersWords)
  return (
    <>
      <div role="status" className="empty:hidden">
        {caseNumber !== null && <BannerMessage tone="positive">{t('filed', { number: caseNumber })}</BannerMessage>}
      </div>
      {order.status === 'requires_action' && (
        <div className="print:hidden">
          <BannerMessage tone="caution">
            {t('action', { number: order.displayId })}{' '}
            <ContactSentence text={(contact) => ordersText('action.contact', contact)} />
          </BannerMessage>
        </div>
      )}
      <OrderDocument
        order={order}
        actions={
          <span className="flex">
            <PrintButton />
          </span>
        }
      />
      {order.shipments.length > 0 && <ShipmentList shipments={order.shipments} />}
      {order.refunds.length > 0 && <RefundList refunds={order.refunds} />}
      {isSectionNeeded(complaints) && (
        <LazyBoundary>
          <LazyComplaintList load={complaints} scope="order" />
        </LazyBoundary>
      )}
    </>
  )
}

interface OrderHeaderProps {
  /** `null` while it is loading: the heading is rendered already, so that it keeps the focus of the new page. */
  order: OrderDetailView | null
  /** File Complaint was pressed. */
  onFileComplaint: () => void
  /** Reorder was pressed: opens its preview. */
  onReorder: () => void
}

/**
 * The order's number, total, first product, date and status, with buttons to reorder and complain; while it is loading
 * in the same size. Not printed.
 */
function OrderHeader({ order, onFileComplaint, onReorder }: OrderHeaderProps) {
  const t = useWords(orderDetailWords)
  // Only the date if the order has no lines.
  const subtitle =
    order &&
    (order.title === ''
      ? order.date
      : t(order.moreItems > 0 ? 'placedMore' : 'placed', {
          ...order,
          count: order.moreItems,
        }))
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
      <div className="flex min-w-60 flex-1 items-center gap-3 max-md:items-start">
        <ShelfImage src={order?.picture.src ?? undefined} alt="" size="line" loading="eager" />
        <div className="min-w-0 wrap-anywhere">
          <PageHeading>
            {order ? t('heading', { number: order.displayId, amount: order.totals.total }) : t('title')}
          </PageHeading>
          <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-ink-muted max-md:min-h-18">
            {order ? (
              <>
                <span>{subtitle}</span>
                <span className="flex max-w-full min-w-0 overflow-hidden">
                  <NamedOrderStatus kind="order" status={order.status} nameVisibility="hidden" />
                </span>
              </>
            ) : (
              <Skeleton width="15rem" height="1.5rem" />
            )}
          </p>
        </div>
      </div>
      <span className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        <Button variant="quiet" aria-haspopup="dialog" disabled={!order} onPress={onFileComplaint}>
          {t('fileComplaint')}
        </Button>
        <Button
          variant={order?.status === 'requires_action' ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          disabled={!order}
          onPress={onReorder}
        >
          <UndoIcon size="sm" />
          {t('reorder')}
        </Button>
      </span>
    </div>
  )
}
