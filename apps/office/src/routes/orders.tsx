import { useNavigate } from 'react-router-dom'
import { countryCodeValues } from '@skafferi/api/limits'
import {
  goodsFilters,
  useCompanyChoice,
  useOfficeOrders,
  useOperator,
  useOrderSelection,
  usePacking,
} from '@skafferi/domain/office'
import { OrdersScreen, PackingResult, OrderBulkActions } from '@skafferi/ui/office/orders-screen'
import { useSelectionNote } from '@skafferi/ui/office/phrases'
import type { ListedOrderView, SummedAmount } from '@skafferi/domain/office/views'
import { useOrderFilters } from '../app/use-order-filters'
import { paths } from '../paths'

/** The amounts of the lists that wait for a payment. */
const summedAmounts: Readonly<Record<string, SummedAmount>> = { payment: 'due', to_pay_back: 'toPayBack' }

const noRows: readonly ListedOrderView[] = []

/**
 * The selected orders and their bulk actions.
 * @param filterKey the current filter, as text
 * @param summed the amount that is summed
 */
function useOrderBulkActions(orders: ReturnType<typeof useOfficeOrders>, filterKey: string, summed: SummedAmount) {
  const {
    ids,
    orders: selected,
    sums,
    select,
    deselect,
  } = useOrderSelection(orders.status === 'ready' ? orders.view.rows : noRows, filterKey, summed)
  const { busy, outcome, pack, reset } = usePacking(deselect)
  const { may } = useOperator()
  return {
    ids,
    sums,
    busy,
    outcome,
    reset,
    select,
    hrefs: { picks: paths.pickLists([...ids]), slips: paths.packingSlips([...ids]) },
    onPack: may.includes('orders') ? () => void pack(selected) : undefined,
  }
}

export default function OrdersRoute() {
  const { filters, filterKey, views, view, pageHref, exportHrefs, show } = useOrderFilters()
  const orders = useOfficeOrders(filters)
  const summed = summedAmounts[filters.waits] ?? 'total'
  const { search, ...company } = useCompanyChoice(filters.company)
  const { ids, sums, busy, outcome, hrefs, select, reset, onPack } = useOrderBulkActions(orders, filterKey, summed)
  const noteOf = useSelectionNote()
  const navigate = useNavigate()
  const actions = <OrderBulkActions count={ids.size} hrefs={hrefs} busy={busy} onPack={onPack} />
  return (
    <OrdersScreen
      orders={orders}
      views={views}
      view={view}
      filters={filters}
      states={goodsFilters}
      countries={countryCodeValues}
      company={{ ...company, onSearch: search }}
      optionalColumns={summed === 'due' ? ['pieces', 'payment', 'due'] : ['shipTo', 'pieces', 'payment']}
      amount={summed}
      selection={{ ids, summary: noteOf(sums), actions, onSelect: (event) => select(event.ids) }}
      notice={outcome && <PackingResult outcome={outcome} onClose={reset} />}
      hrefFor={pageHref}
      exportHrefs={exportHrefs}
      onFilter={show}
      onClear={() => show({})}
      onOpen={({ id }) => void navigate(paths.order(id))}
    />
  )
}
