import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { SavedView } from '../page-header'

/** One of the filters that people come back to: its list, and how many are in it; undefined while nobody knows. */
interface Counted<Id extends string> {
  id: Id
  href: string
  count: number | undefined
}

type OrderViewId = 'all' | 'open' | 'toShip' | 'unpaid'

/** The filters of orders that people come back to, in words. */
export function useOrderViews(views: readonly Counted<OrderViewId>[]): readonly SavedView[] {
  const t = useWords(officeWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`orders.view.${id}`), count: count ?? null }))
}

type ProductViewId = 'all' | 'published' | 'low' | 'draft' | 'archived'

/** The filters of products that people come back to, in words. */
export function useProductViews(views: readonly Counted<ProductViewId>[]): readonly SavedView[] {
  const t = useWords(officeWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`products.view.${id}`), count: count ?? null }))
}

type ApplicationViewId = 'pending' | 'asked' | 'approved' | 'rejected'

/** How far applications are, in words. */
export function useApplicationViews(views: readonly Counted<ApplicationViewId>[]): readonly SavedView[] {
  const t = useWords(officeWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`applications.view.${id}`), count: count ?? null }))
}

type CompanyViewId = 'all' | 'active' | 'blocked'

/** Whether companies can buy, in words. */
export function useCompanyViews(views: readonly Counted<CompanyViewId>[]): readonly SavedView[] {
  const t = useWords(officeWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`companies.view.${id}`), count: count ?? null }))
}
