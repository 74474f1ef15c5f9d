import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RemoteCategoryChange } from './categories.view'
import { readCategories } from './category.queries'
import { useOffice } from '../office-context'
import { remoteCategoryChanges, toCategoryDraft, toParentChoices } from './to-categories'
import { categoriesKey, useCategoryTree } from './use-categories'

type Category = components['schemas']['AdminCategory']

/** The edited category in the version from when editing began; null for none or a new one. */
interface ReadCategory {
  read: Category | null
  remoteChanges: readonly RemoteCategoryChange[]
}

/** The edited category in the version from when editing began, even if the list is refetched. */
export function useReadCategory() {
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
