import { useOperator, useOrderSelection, usePacking, type useOfficeOrders } from '@skafferi/domain/office'
import type { ListedOrderView } from '@skafferi/domain/office/views'
import { paths } from '../paths'

const noRows: readonly ListedOrderView[] = []

/**
 * The selected orders and their bulk actions.
 * @param filterKey the current filter, as text
 */
export function useOrderBulkActions(orders: ReturnType<typeof useOfficeOrders>, filterKey: string) {
  const {
    ids,
    orders: selected,
    sums,
    select,
    deselect,
  } = useOrderSelection(orders.status === 'ready' ? orders.view.rows : noRows, filterKey)
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
