import type { ReactNode } from 'react'
import type { OrderFilters as Filters, SummedAmount } from '@skafferi/domain/office/views'
import type { DataSelection } from '../../components/content/data-table'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeLoad } from '../load.view'
import { FileLink } from '../file-link'
import { ListPage, ListTable } from '../list-page'
import { listMessageStyles } from '../page-news'
import type { SavedView } from '../page-header'
import type { OfficeOrdersView, OrderChoices } from './orders.view'
import { OrderFilters, type OrderFiltersProps } from './OrderFilters'
import { orderLine } from './OrderLine'
import { useFilterNames } from './use-filter-names'
import { useOrderColumns, type OptionalOrderColumn } from './use-order-columns'
import { Button } from '../../components/actions/button'
import type { EmptyStateProps } from '../../components/feedback/empty-state'
import { officeOrdersWords } from '../../words/generated/office-orders'

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
  /** The amount in the rows and the sums; `total` by default. */
  amount?: SummedAmount
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
  /** The user opens an order. */
  onOpen: (event: { id: string }) => void
  /** URLs of the matching orders and of their lines as files. Omit them if there are none. */
  exportHrefs?: { orders: string; lines: string }
}

const SUM_LABELS = { total: 'orders.sum', due: 'orders.sumDue', toPayBack: 'orders.sumToPayBack' } as const

/** The list of orders with filters, selection and bulk actions. */
export function OrdersScreen(props: OrdersScreenProps) {
  const {
    orders,
    views,
    view,
    filters,
    states,
    countries,
    company,
    optionalColumns,
    amount = 'total',
    selection,
    notice,
    hrefFor,
    onFilter,
    onClear,
    onOpen,
    exportHrefs,
  } = props
  const t = useWords(officeWords)
  const ready = orders.status === 'ready' ? orders.view : null
  const sums = ready?.sums ?? []
  const total = sums.map((sum) => sum[amount]).join(' · ')
  const columns = useOrderColumns(ready && { count: ready.count, total }, {
    optionalColumns,
    amount,
  })
  const ordersText = useWords(officeOrdersWords)
  const filterNames = useFilterNames(states)(filters, company.name)
  const empty: EmptyStateProps =
    filterNames === ''
      ? { title: ordersText('orders.empty'), text: ordersText('orders.emptyText') }
      : {
          title: ordersText('orders.none'),
          text: ordersText('none.named', { filters: filterNames }),
          action: (
            <Button variant="secondary" onPress={onClear}>
              {ordersText('orders.clear')}
            </Button>
          ),
        }
  return (
    <ListPage
      title={t('place.orders')}
      facts={sums.map((sum) => ({
        label: ordersText(SUM_LABELS[amount], { count: sum.count }),
        value: sum[amount],
      }))}
      actions={
        exportHrefs !== undefined &&
        ready !== null &&
        ready.count > 0 && (
          <>
            <FileLink href={exportHrefs.lines}>{ordersText('orders.exportLines')}</FileLink>
            <FileLink href={exportHrefs.orders}>{ordersText('orders.export')}</FileLink>
          </>
        )
      }
      views={views}
      view={view}
    >
      {/* Announced when it changes, not at each refetch. */}
      <VisuallyHidden>
        <span role="status">{ready === null ? '' : ordersText('orders.sum', { count: ready.count })}</span>
      </VisuallyHidden>
      <div role="status" className={listMessageStyles}>
        {notice}
      </div>
      <ListTable
        caption={ordersText('orders.caption')}
        columns={columns}
        list={orders}
        words={{ loading: ordersText('orders.loading'), failed: ordersText('orders.failed') }}
        rowId={({ id }) => id}
        rowName={({ number }) => ordersText('orders.name', { number })}
        phoneSummary={orderLine}
        filters={
          <OrderFilters filters={filters} states={states} countries={countries} company={company} onFilter={onFilter} />
        }
        selection={selection}
        empty={empty}
        hrefFor={hrefFor}
        onOpen={onOpen}
      />
    </ListPage>
  )
}
