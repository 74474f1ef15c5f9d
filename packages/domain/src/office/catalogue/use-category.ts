import { ApiError } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import type { CategoryDraft } from './categories.view'
import { changeCategory, createCategory, deleteCategory } from './category.queries'
import { useOffice } from '../office-context'
import { categoriesKey } from './use-categories'
import { officeProductsKey } from './use-office-products'
import { useReadCategory } from './use-read-category'

/** Adds, changes or deletes one category. */
export function useCategory() {
  const office = useOffice()
  const cache = useQueryClient()
  const { read, startEditing, reload, ...category } = useReadCategory()

  async function send(draft: CategoryDraft | 'delete', signal: AbortSignal) {
    if (read === null) return void (draft !== 'delete' && (await createCategory(office, draft, signal)))
    try {
      await (draft === 'delete' ? deleteCategory(office, read, signal) : changeCategory(office, read, draft, signal))
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await reload(read, signal)
      throw error
    }
  }

  const action = useAction(
    'office',
    async (draft: CategoryDraft | 'delete', signal) => {
      await send(draft, signal)
      // Products contain the category's name.
      for (const queryKey of [officeProductsKey, ['office', 'activity']]) void cache.invalidateQueries({ queryKey })
      await cache.refetchQueries({ queryKey: categoriesKey })
    },
    { scope: 'office categories', refetchOnUnknown: [categoriesKey] },
  )
  return {
    ...category,
    busy: action.busy,
    problem: action.problem,
    /** Starts editing a category in its current version; null for a new one, or to stop editing. */
    open(id: string | null) {
      action.reset()
      startEditing(id)
    },
    /** Saves it. Resolves to true if it was done. */
    save: (draft: CategoryDraft) => action.run(draft),
    /** Deletes it. Resolves to true if it was done. */
    remove: () => action.run('delete'),
  }
}
