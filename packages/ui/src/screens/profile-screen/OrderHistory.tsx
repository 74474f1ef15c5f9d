import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state'
import { ErrorState } from '../../components/error-state'
import { LinkButton } from '../../components/button'
import { Pagination } from '../../components/pagination'
import { SearchBox } from '../../components/search-box'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import type { Load } from '../../commerce/load'
import { OrderTable, type OrderRow } from '../../commerce/order-table'
import { useProblemText } from '../../commerce/problem-text'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

/** One page of the order history, ready to show. */
export interface OrderHistoryView {
  rows: readonly OrderRow[]
  /** The page, from 1; which orders it shows; how many there are in all. */
  page: { current: number; total: number; from: number; to: number; count: number }
  /** The product name that was searched; empty for all orders. */
  query: string
}

/** Props of {@link OrderHistory}. */
export interface OrderHistoryProps {
  history: Load<OrderHistoryView>
  /** The text the search box starts with. */
  query: string
  /** A product name was searched; empty asks for all orders. */
  onSearch: (event: { query: string }) => void
  /** Another page is wanted. */
  onPageChange: (event: { page: number }) => void
}

/** All orders of the company, page by page, and a search over their products' names. */
export function OrderHistory({ history, query, onSearch, onPageChange }: OrderHistoryProps) {
  const t = useWords(ordersWords)
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl font-bold tracking-flat">{t('history.title')}</h2>
        <div className="w-full md:w-80">
          <SearchBox
            key={query}
            name="order"
            label={t('history.search')}
            placeholder={t('history.search')}
            defaultText={query}
            onSearch={({ text }) => onSearch({ query: text })}
            onClear={() => onSearch({ query: '' })}
          />
        </div>
      </div>
      <Orders history={history} onPageChange={onPageChange} />
    </section>
  )
}

function Orders({ history, onPageChange }: Pick<OrderHistoryProps, 'history' | 'onPageChange'>) {
  const t = useWords(ordersWords)
  const problemText = useProblemText()
  if (history.status === 'loading') {
    return (
      <SkeletonGroup label={t('history.loading')}>
        <div className="grid gap-px overflow-hidden rounded-lg border border-line">
          {Array.from({ length: 10 }, (_, row) => (
            <Skeleton key={row} height="4.0625rem" />
          ))}
        </div>
      </SkeletonGroup>
    )
  }
  if (history.status === 'failed') {
    return (
      <Panel>
        <ErrorState title={problemText(history.problem)} headingLevel={3} onRetry={history.retry} />
      </Panel>
    )
  }
  const { rows, page, query } = history.view
  if (rows.length === 0) return <NoOrders query={query} />
  return (
    <div className="grid gap-3 transition-opacity aria-busy:opacity-60" aria-busy={history.refreshing || undefined}>
      <OrderTable rows={rows} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="num text-xs text-ink-muted">
          {t('history.showing', { from: String(page.from), to: String(page.to), count: page.count })}
        </p>
        {page.total > 1 && (
          <Pagination
            look="summary"
            label={t('history.pages')}
            page={page.current}
            pageCount={page.total}
            onGo={onPageChange}
          />
        )}
      </div>
    </div>
  )
}

function NoOrders({ query }: { query: string }) {
  const t = useWords(ordersWords)
  const paths = useShopPaths()
  return (
    <Panel>
      {query === '' ? (
        <EmptyState
          title={t('history.empty')}
          text={t('history.emptyText')}
          headingLevel={3}
          action={<LinkButton href={paths.products()}>{t('history.browse')}</LinkButton>}
        />
      ) : (
        <EmptyState title={t('history.noMatch', { query })} text={t('history.noMatchText')} headingLevel={3} />
      )}
    </Panel>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border border-line bg-surface">{children}</div>
}
