import { ApiError } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import type { CategoryDraft, RemoteCategoryChange } from './categories.view'
import { changeCategory, createCategory, deleteCategory, readCategories } from './category.queries'
import { useOffice } from '../office-context'
import { categoriesKey, useCategoryTree } from './use-categories'
import { officeProductsKey } from './product.queries'
import type { components } from '@skafferi/api/admin'
import { useState } from 'react'
import { remoteCategoryChanges, toCategoryDraft, toParentChoices } from './to-categories'

type Category = components['schemas']['AdminCategory']

/** The edited category in the version from when editing began; null for none or a new one. */
interface ReadCategory {
  read: Category | null
  remoteChanges: readonly RemoteCategoryChange[]
}

/** The edited category in the version from when editing began, even if the list is refetched. */
function useReadCategory() {
  const office = useOffice()
  const cache = useQueryClient()
  const all = useCategoryTree().data ?? []
  const [{ read, remoteChanges }, setRead] = useState<ReadCategory>({ read: null, remoteChanges: [] })
  return {
    read,
    /** The stored values; null for a new one. */
    stored: read && toCategoryDraft(read),
    /** The possible parents. */
    parents: toParentChoices(all, read?.id),
    /** Changes by another operator since then. */
    remoteChanges,
    /** Starts editing a category in its current version. */
    startEditing: (id: string | null) =>
      setRead({ read: all.find((each) => each.id === id) ?? null, remoteChanges: [] }),
    /** Reloads it after a concurrent change. */
    async reload(before: Category, signal: AbortSignal) {
      const now = await readCategories(office, signal)
      cache.setQueryData(categoriesKey, now)
      const after = now.find(({ id }) => id === before.id)
      if (after) setRead({ read: after, remoteChanges: remoteCategoryChanges(before, after, now) })
    },
  }
}

/**
 * Adds, changes or deletes one category.
 * @param onCreate called with the stored name of a new category once it can be chosen
 */
export function useCategory(onCreate?: (name: string) => void) {
  const office = useOffice()
  const cache = useQueryClient()
  const { read, startEditing, reload, ...category } = useReadCategory()

  /** Returns the category if it is a new one. */
  async function send(draft: CategoryDraft | 'delete', signal: AbortSignal): Promise<Category | undefined> {
    if (read === null) return draft === 'delete' ? undefined : createCategory(office, draft, signal)
    try {
      await (draft === 'delete' ? deleteCategory(office, read, signal) : changeCategory(office, read, draft, signal))
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await reload(read, signal)
      throw error
    }
    return undefined
  }

  const action = useAction(
    'office',
    async (draft: CategoryDraft | 'delete', signal) => {
      const created = await send(draft, signal)
      // Products contain the category's name.
      for (const queryKey of [officeProductsKey, ['office', 'activity']]) void cache.invalidateQueries({ queryKey })
      await cache.refetchQueries({ queryKey: categoriesKey })
      if (created) onCreate?.(created.name)
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
