import { useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'
import type { SavedView } from '../page-header'
import type { CountedView } from './counted-view'

type OrderViewId = 'all' | 'open' | 'toShip' | 'stock' | 'partShipped' | 'unpaid' | 'toPayBack'

/** The saved views of orders with their labels. */
export function useOrderViews(views: readonly CountedView<OrderViewId>[]): readonly SavedView[] {
  const t = useWords(officeOrdersWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`orders.view.${id}`), count: count ?? null }))
}
