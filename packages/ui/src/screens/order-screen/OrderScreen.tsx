import type { ReactNode } from 'react'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { OrderDetailView } from '@skafferi/domain/shop/orders/views'
import { ErrorState } from '../../components/feedback/error-state'
import { ChevronLeftIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { DocumentTitle } from '../../components/layout/page-layout'
import { useAccountProblemText } from '../../commerce/account/account-problem-text'
import { isNotFound } from '../../commerce/service/problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'
import { OrderContent, type OrderContentProps } from './OrderContent'
import { OrderHeader, type OrderHeaderProps } from './OrderHeader'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'

/** Placeholder of the order below its heading, in its size. */
function OrderSkeleton() {
  const t = useWords(orderDetailWords)
  return (
    <SkeletonGroup scope="page" label={t('loading')} labelVisibility="shown">
      <Skeleton height="40rem" />
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
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
  const problemText = useAccountProblemText()
  return (
    <ErrorState
      variant="panel"
      title={problemText(problem)}
      headingLevel={1}
      onRetry={isNotFound(problem) ? undefined : () => retry()}
    />
  )
}
