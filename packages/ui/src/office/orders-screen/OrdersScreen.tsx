import type { ReactNode } from 'react'
import type { OrderFilters as Filters } from '@skafferi/domain/office/views'
import { DataTable, type ColumnPick, type DataSelection, type DataSort } from '../../components/data-table'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeLoad } from '../load.view'
import { FileLink } from '../file-link'
import { ListFoot } from '../list-parts'
import { pageNewsStyles } from '../page-news'
import { OfficeFailure, PageHeader, SavedViews, type SavedView } from '../page-header'
import { NoOrders } from './NoOrders'
import type { OfficeOrderRowView, OfficeOrdersView, OrderChoices } from './orders.view'
import { OrderFilters, type OrderFiltersProps } from './OrderFilters'
import { orderLine } from './OrderLine'
import { useFilterNames } from './use-filter-names'
import { useOrderColumns, type OptionalOrderColumn } from './use-order-columns'

export interface OrdersScreenProps extends OrderChoices {
  orders: OfficeLoad<OfficeOrdersView>
  /** Filters that people come back to, and the one in force. */
  views: readonly SavedView[]
  /** The one in force; `null` where other filters are. */
  view: string | null
  /** What orders are found by now. */
  filters: Filters
  /** The company that orders are found by, and a search for another. */
  company: OrderFiltersProps['company']
  /** What the list tells of each; where to and how many pieces by default. */
  optionalColumns?: readonly OptionalOrderColumn[]
  /** Left out where the list has an order of its own. */
  sort?: DataSort | null
  picks?: readonly ColumnPick[] | null
  /** The selected orders, what they come to, and what can be done with them. Left out where nothing can. */
  selection?: DataSelection
  /** What became of what was done with several; above the table. */
  notice?: ReactNode
  /** What a page's address is. */
  hrefFor: (page: number) => string
  /** Orders are to be found by something else. */
  onFilter: (event: Filters) => void
  /** Any order will do. */
  onClear: () => void
  onSort?: (event: DataSort) => void
  onPick?: (event: { picks: readonly ColumnPick[] | null }) => void
  /** An order is to be looked at. */
  onOpen: (event: { id: string }) => void
  /** Where all that fit the filters are had as a file. Left out where they cannot be had as one. */
  exportHref?: string
}

const NOTHING: readonly OfficeOrderRowView[] = []

/** All orders: found, sorted, selected, several done at once. */
export function OrdersScreen(props: OrdersScreenProps) {
  const {
    orders,
    views,
    view,
    filters,
    statuses,
    countries,
    company,
    optionalColumns,
    sort,
    picks,
    selection,
    notice,
    hrefFor,
    onFilter,
    onClear,
    onSort,
    onPick,
    onOpen,
    exportHref,
  } = props
  const t = useWords(officeWords)
  const ready = orders.status === 'ready' ? orders.view : null
  const sums = ready?.sums ?? []
  const total = sums.map((sum) => sum.total).join(' · ')
  const columns = useOrderColumns(ready && { count: ready.count, total }, {
    optionalColumns,
    sortable: onSort !== undefined,
  })
  const namesOf = useFilterNames()
  return (
    <div className="pb-8">
      <PageHeader
        title={t('place.orders')}
        facts={sums.map((sum) => ({ label: t('orders.sum', { count: sum.count }), value: sum.total }))}
        actions={
          exportHref !== undefined &&
          ready !== null &&
          ready.count > 0 && <FileLink href={exportHref}>{t('orders.export')}</FileLink>
        }
      />
      <SavedViews views={views} current={view} />
      {/* Said when it changes, and not each minute that it is asked for. */}
      <VisuallyHidden>
        <span role="status">{ready === null ? '' : t('orders.sum', { count: ready.count })}</span>
      </VisuallyHidden>
      <div role="status" className={pageNewsStyles}>
        {notice}
      </div>
      <div className="grid min-w-0 gap-3 pt-4">
        <DataTable
          caption={t('orders.caption')}
          columns={columns}
          rows={ready?.rows ?? NOTHING}
          rowId={({ id }) => id}
          rowName={({ number }) => t('orders.name', { number })}
          line={orderLine}
          sort={sort}
          filters={
            <OrderFilters
              filters={filters}
              statuses={statuses}
              countries={countries}
              company={company}
              onFilter={onFilter}
            />
          }
          picks={picks}
          selection={selection}
          state={
            orders.status === 'loading' ? 'loading' : orders.status === 'ready' && orders.refreshing ? 'stale' : 'ready'
          }
          loadingLabel={t('orders.loading')}
          empty={
            orders.status === 'failed' ? (
              <OfficeFailure
                variant="plain"
                title={t('orders.failed')}
                request={orders.request}
                onRetry={orders.retry}
              />
            ) : (
              <NoOrders filters={namesOf(filters, company.name)} onClear={onClear} />
            )
          }
          foot={
            ready === null || ready.count === 0 ? undefined : (
              <ListFoot page={ready} selectable={selection !== undefined} hrefFor={hrefFor} />
            )
          }
          onSort={onSort}
          onPick={onPick}
          onOpen={onOpen}
        />
      </div>
    </div>
  )
}
