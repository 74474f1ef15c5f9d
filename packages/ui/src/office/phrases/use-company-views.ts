import { useWords } from '../../words'
import { officeCompaniesWords } from '../../words/generated/office-companies'
import type { SavedView } from '../page-header'
import type { CountedView } from './counted-view'

type CompanyViewId = 'all' | 'active' | 'blocked' | 'vat_unconfirmed'

/** The saved views of companies with their labels. */
export function useCompanyViews(views: readonly CountedView<CompanyViewId>[]): readonly SavedView[] {
  const t = useWords(officeCompaniesWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`companies.view.${id}`), count: count ?? null }))
}
