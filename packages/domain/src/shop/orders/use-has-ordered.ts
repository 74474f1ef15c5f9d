import { useQuery } from '@tanstack/react-query'
import { useShop } from '../shop-context'
import { orderSummaryQuery, usualArticlesQuery } from './orders.queries'

/** Returns true if the data of other pages shows that the company has ordered before. Loads nothing itself. */
export function useHasOrdered(): boolean {
  const shop = useShop()
  const usual = useQuery({ ...usualArticlesQuery(shop), enabled: false })
  const summary = useQuery({ ...orderSummaryQuery(shop), enabled: false })
  return (usual.data ?? []).length > 0 || (summary.data?.total_orders ?? 0) > 0
}
