import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RemoteCategoryChange } from './categories.view'
import { readCategories } from './category.queries'
import { useOffice } from './office-context'
import { remoteCategoryChanges, toCategoryDraft, toParentChoices } from './to-categories'
import { categoriesKey, useCategoryTree } from './use-categories'

type Category = components['schemas']['AdminCategory']

/** A category that is worked at, as it was read when that began; null while none is, or for a new one. */
interface ReadCategory {
  read: Category | null
  remoteChanges: readonly RemoteCategoryChange[]
}

/** A category as it was read when work at it began: what is typed holds for it, though the list is read anew behind it. */
export function useReadCategory() {
  const office = useOffice()
  const cache = useQueryClient()
  const all = useCategoryTree().data ?? []
  const [{ read, remoteChanges }, setRead] = useState<ReadCategory>({ read: null, remoteChanges: [] })
  return {
    read,
    /** As it is kept; null for a new one. */
    kept: read && toCategoryDraft(read),
    /** What it may stand under. */
    parents: toParentChoices(all, read?.id),
    /** What a colleague has changed since. */
    remoteChanges,
    /** Begins to work at one as it is now. */
    begin: (id: string | null) => setRead({ read: all.find((each) => each.id === id) ?? null, remoteChanges: [] }),
    /** Reads it anew, since it is another one by now. */
    async again(before: Category, signal: AbortSignal) {
      const now = await readCategories(office, signal)
      cache.setQueryData(categoriesKey, now)
      const after = now.find(({ id }) => id === before.id)
      if (after) setRead({ read: after, remoteChanges: remoteCategoryChanges(before, after, now) })
    },
  }
}
