import { useQuery } from '@tanstack/react-query'
import { useShop } from '../shop-context'
import { orderSummaryQuery, usualArticlesQuery } from './orders.queries'

/**
 * Whether the company has ordered before, as far as data loaded by other pages tells; it loads nothing itself. False
 * until known.
 */
export function useHasOrdered(): boolean {
  const shop = useShop()
  const usual = useQuery({ ...usualArticlesQuery(shop), enabled: false })
  const summary = useQuery({ ...orderSummaryQuery(shop), enabled: false })
  return (usual.data ?? []).length > 0 || (summary.data?.total_orders ?? 0) > 0
}
