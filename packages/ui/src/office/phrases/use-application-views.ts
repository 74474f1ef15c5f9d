import { useWords } from '../../words'
import { officeApplicationsWords } from '../../words/generated/office-applications'
import type { SavedView } from '../page-header'
import type { CountedView } from './counted-view'

type ApplicationViewId = 'pending' | 'asked' | 'approved' | 'rejected'

/** The saved views of applications with their labels. */
export function useApplicationViews(views: readonly CountedView<ApplicationViewId>[]): readonly SavedView[] {
  const t = useWords(officeApplicationsWords)
  return views.map(({ id, href, count }) => ({ id, href, label: t(`applications.view.${id}`), count: count ?? null }))
}
