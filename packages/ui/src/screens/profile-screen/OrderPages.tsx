import { cva } from 'class-variance-authority'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { OrderHistoryView } from '@skafferi/domain/shop/orders/views'
import { Button, LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { Pagination } from '../../components/navigation/pagination'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { OrderTable, type OrderTableProps } from '../../commerce/orders/order-table'
import { useProblemText } from '../../commerce/service/problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

/** Orders on a full page (Specification (accounts), business constants). */
const PAGE_SIZE = 10

/** While the next page is loading the pictures fade; text keeps its contrast. */
const pageStyles = cva('grid gap-3 aria-busy:[&_img]:opacity-50 [&_img]:transition-opacity')

export interface OrderPagesProps extends Pick<OrderTableProps, 'onReorder'> {
  /** One page of the orders. While another one is loading, the previous page may stay. */
  history: Load<OrderHistoryView>
  /** Opens another page, from 1. */
  onPageChange: (event: { page: number }) => void
  /** Removes the status filter. */
  onShowAll: () => void
}

/** A page of orders with pagination, or its empty, loading or failed state. */
export function OrderPages({ history, onPageChange, onShowAll, onReorder }: OrderPagesProps) {
  const t = useWords(ordersWords)
  const problemText = useProblemText()
  if (history.status === 'loading') {
    return <OrdersSkeleton />
  }
  if (history.status === 'failed') {
    const { problem, retry } = history
    return <ErrorState variant="panel" title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
  }
  const { rows, page } = history.view
  if (rows.length === 0) {
    return <NoOrders history={history.view} onPageChange={onPageChange} onShowAll={onShowAll} />
  }
  return (
    <div className={pageStyles()} aria-busy={history.refreshing || undefined}>
      <OrderTable rows={rows} onReorder={onReorder} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-xs text-ink-muted">
          {t('history.showing', { from: page.from, to: page.to, count: page.count })}
        </p>
        {page.total > 1 && (
          <Pagination
            variant="summary"
            label={t('history.pages')}
            page={page.current}
            pageCount={page.total}
            onPageChange={onPageChange}
          />
        )}
      </div>
    </div>
  )
}

/** Height of a row with its share of head and pagination: 13.75rem below 48rem, where it lists its statuses. */
const rowHeight = 'clamp(5.25rem, (48rem - 100vw) * 999, 13.75rem)'

/** Placeholder of a full page, in its size. */
function OrdersSkeleton() {
  const t = useWords(ordersWords)
  return (
    <SkeletonGroup scope="page" label={t('history.loading')}>
      <div className="grid gap-px overflow-hidden rounded-lg border border-line">
        {Array.from({ length: PAGE_SIZE }, (_, row) => (
          <Skeleton key={row} height={rowHeight} />
        ))}
      </div>
    </SkeletonGroup>
  )
}

interface NoOrdersProps extends Pick<OrderPagesProps, 'onPageChange' | 'onShowAll'> {
  history: OrderHistoryView
}

/** Says why the list is empty: a page beyond the last, no results, no orders with the status, or no orders yet. */
function NoOrders({ history, onPageChange, onShowAll }: NoOrdersProps) {
  const t = useWords(ordersWords)
  const paths = useShopPaths()
  const { page, query, status } = history
  if (page.count > 0) {
    const action = (
      <Button variant="secondary" onPress={() => onPageChange({ page: 1 })}>
        {t('history.firstPage')}
      </Button>
    )
    return <EmptyState variant="panel" title={t('history.noPage')} headingLevel={3} action={action} />
  }
  if (query !== '') {
    return (
      <EmptyState
        variant="panel"
        title={t('history.noMatch', { query })}
        text={t('history.noMatchText')}
        headingLevel={3}
      />
    )
  }
  if (status !== null) {
    const action = (
      <Button variant="secondary" onPress={onShowAll}>
        {t('history.all')}
      </Button>
    )
    return <EmptyState variant="panel" title={t('history.noneOfStatus')} headingLevel={3} action={action} />
  }
  return (
    <EmptyState
      variant="panel"
      title={t('history.empty')}
      text={t('history.emptyText')}
      headingLevel={3}
      action={<LinkButton href={paths.products()}>{t('history.browse')}</LinkButton>}
    />
  )
}
