import type { ReactNode } from 'react'
import type { OrderFilters as Filters } from '@skafferi/domain/office/views'
import { DataTable, type ColumnSetting, type DataSelection, type DataSort } from '../../components/content/data-table'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeLoad } from '../load.view'
import { FileLink } from '../file-link'
import { ListFoot } from '../list-parts'
import { pageMessageStyles } from '../page-news'
import { OfficeFailure, PageHeader, SavedViews, type SavedView } from '../page-header'
import type { OfficeOrderRowView, OfficeOrdersView, OrderChoices } from './orders.view'
import { OrderFilters, type OrderFiltersProps } from './OrderFilters'
import { orderLine } from './OrderLine'
import { useFilterNames } from './use-filter-names'
import { useOrderColumns, type OptionalOrderColumn } from './use-order-columns'
import { Button } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { officeOrdersWords } from '../../words/generated/office-orders'

interface NoOrdersProps {
  /** The active filters in one line; empty without filters. */
  filters: string
  onClear: () => void
}

/** The empty state of the order list: no orders match the filters, or there are none at all. */
function NoOrders({ filters, onClear }: NoOrdersProps) {
  const t = useWords(officeWords)
  const ordersText = useWords(officeOrdersWords)
  return filters === '' ? (
    <EmptyState title={t('orders.empty')} text={t('orders.emptyText')} />
  ) : (
    <EmptyState
      title={t('orders.none')}
      text={ordersText('none.named', { filters })}
      action={
        <Button variant="secondary" onPress={onClear}>
          {t('orders.clear')}
        </Button>
      }
    />
  )
}

export interface OrdersScreenProps extends OrderChoices {
  orders: OfficeLoad<OfficeOrdersView>
  /** The saved views. */
  views: readonly SavedView[]
  /** The current view; `null` if the filters match none. */
  view: string | null
  /** The current filters. */
  filters: Filters
  /** The company filter and its search. */
  company: OrderFiltersProps['company']
  /** The displayed optional columns; delivery and pieces by default. */
  optionalColumns?: readonly OptionalOrderColumn[]
  /** Omit it if the list cannot be sorted. */
  sort?: DataSort | null
  columnSettings?: readonly ColumnSetting[] | null
  /** The selected orders, their sums and bulk actions. Omit it if there are none. */
  selection?: DataSelection
  /** The result of a bulk action, above the table. */
  notice?: ReactNode
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** The user changes the filters. */
  onFilter: (event: Filters) => void
  /** The user clears the filters. */
  onClear: () => void
  onSort?: (event: DataSort) => void
  onColumnsChange?: (event: { columnSettings: readonly ColumnSetting[] | null }) => void
  /** The user opens an order. */
  onOpen: (event: { id: string }) => void
  /** URL of the matching orders as a file. Omit it if there is none. */
  exportHref?: string
}

const NO_ROWS: readonly OfficeOrderRowView[] = []

/** The list of orders with filters, sorting, selection and bulk actions. */
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
    columnSettings,
    selection,
    notice,
    hrefFor,
    onFilter,
    onClear,
    onSort,
    onColumnsChange,
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
      {/* Announced when it changes, not at each refetch. */}
      <VisuallyHidden>
        <span role="status">{ready === null ? '' : t('orders.sum', { count: ready.count })}</span>
      </VisuallyHidden>
      <div role="status" className={pageMessageStyles}>
        {notice}
      </div>
      <div className="grid min-w-0 gap-3 pt-4">
        <DataTable
          caption={t('orders.caption')}
          columns={columns}
          rows={ready?.rows ?? NO_ROWS}
          rowId={({ id }) => id}
          rowName={({ number }) => t('orders.name', { number })}
          phoneSummary={orderLine}
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
          columnSettings={columnSettings}
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
          footer={
            ready === null || ready.count === 0 ? undefined : (
              <ListFoot page={ready} selectable={selection !== undefined} hrefFor={hrefFor} />
            )
          }
          onSort={onSort}
          onColumnsChange={onColumnsChange}
          onOpen={onOpen}
        />
      </div>
    </div>
  )
}
