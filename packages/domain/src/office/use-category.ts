import { ApiError } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action'
import type { CategoryDraft, ForeignCategoryChange } from './categories.view'
import { changeCategory, createCategory, deleteCategory, readCategories } from './category.queries'
import { useOffice } from './office-context'
import { officeProductsKey } from './use-office-products'
import { createOnceKeys } from './once-key'
import { foreignCategoryChanges, toCategoryDraft, toParentChoices } from './to-categories'
import { categoriesKey, useCategoryTree } from './use-categories'

type Category = components['schemas']['AdminCategory']

/** A category that is worked at, as it was read when that began; null while none is, or a new one. */
interface OpenCategory {
  read: Category | null
  foreign: readonly ForeignCategoryChange[]
}

const nothing: OpenCategory = { read: null, foreign: [] }

/** One category that is added, changed or deleted. What is typed holds for it as it was read: only opening it or a refusal reads it anew. */
export function useCategory() {
  const office = useOffice()
  const cache = useQueryClient()
  const tree = useCategoryTree()
  const [keys] = useState(createOnceKeys)
  const [{ read, foreign }, setOpen] = useState(nothing)

  async function showForeign(before: Category, signal: AbortSignal) {
    const all = await readCategories(office, signal)
    cache.setQueryData(categoriesKey, all)
    const after = all.find(({ id }) => id === before.id)
    if (after) setOpen({ read: after, foreign: foreignCategoryChanges(before, after, all) })
  }

  async function send(draft: CategoryDraft | 'delete', signal: AbortSignal) {
    if (read === null) return void (draft !== 'delete' && (await createCategory(office, draft, keys, signal)))
    try {
      await (draft === 'delete' ? deleteCategory(office, read, signal) : changeCategory(office, read, draft, signal))
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await showForeign(read, signal)
      throw error
    }
  }

  const action = useAction(
    'office',
    async (draft: CategoryDraft | 'delete', signal) => {
      await send(draft, signal)
      keys.forget()
      // Products tell the category's name.
      for (const queryKey of [officeProductsKey, ['office', 'deeds']]) void cache.invalidateQueries({ queryKey })
      await cache.refetchQueries({ queryKey: categoriesKey })
    },
    { scope: 'office categories', refetchOnUnknown: [categoriesKey] },
  )
  const all = tree.data ?? []
  return {
    /** As it is kept; null for a new one. */
    kept: read && toCategoryDraft(read),
    /** What it may stand under. */
    parents: toParentChoices(all, read?.id),
    foreign,
    busy: action.busy,
    problem: action.problem,
    /** Begins to work at one as it is now; null for a new one, or where that is over. */
    open(id: string | null) {
      keys.forget()
      action.reset()
      setOpen({ read: all.find((each) => each.id === id) ?? null, foreign: [] })
    },
    /** Saves it. Resolves to whether it was done. */
    save: (draft: CategoryDraft) => action.run(draft),
    /** Deletes it. Resolves to whether it was done. */
    remove: () => action.run('delete'),
  }
}
