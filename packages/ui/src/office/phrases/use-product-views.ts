import { useWords } from '../../words'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import type { SavedView } from '../page-header'
import type { CountedView } from './counted-view'

type ProductViewId = 'all' | 'published' | 'low' | 'noPrice' | 'noPicture' | 'draft' | 'archived'

/** The saved views of products with their labels. */
export function useProductViews(views: readonly CountedView<ProductViewId>[]): readonly SavedView[] {
  const t = useWords(officeCatalogueWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`products.view.${id}`), count: count ?? null }))
}
