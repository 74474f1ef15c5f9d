import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { SavedView } from '../page-header'

/** A saved view with its URL and count; undefined while it loads. */
interface Counted<Id extends string> {
  id: Id
  href: string
  count: number | undefined
}

type OrderViewId = 'all' | 'open' | 'toShip' | 'partShipped' | 'unpaid'

/** The saved views of orders with their labels. */
export function useOrderViews(views: readonly Counted<OrderViewId>[]): readonly SavedView[] {
  const t = useWords(officeWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`orders.view.${id}`), count: count ?? null }))
}

type ProductViewId = 'all' | 'published' | 'low' | 'noPrice' | 'noPicture' | 'draft' | 'archived'

/** The saved views of products with their labels. */
export function useProductViews(views: readonly Counted<ProductViewId>[]): readonly SavedView[] {
  const t = useWords(officeWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`products.view.${id}`), count: count ?? null }))
}

type ApplicationViewId = 'pending' | 'asked' | 'approved' | 'rejected'

/** The saved views of applications with their labels. */
export function useApplicationViews(views: readonly Counted<ApplicationViewId>[]): readonly SavedView[] {
  const t = useWords(officeWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`applications.view.${id}`), count: count ?? null }))
}

type CompanyViewId = 'all' | 'active' | 'blocked'

/** The saved views of companies with their labels. */
export function useCompanyViews(views: readonly Counted<CompanyViewId>[]): readonly SavedView[] {
  const t = useWords(officeWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`companies.view.${id}`), count: count ?? null }))
}
