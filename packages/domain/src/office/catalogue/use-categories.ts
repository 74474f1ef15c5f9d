import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { components } from '@skafferi/api/admin'
import { useAction } from '../../platform/action'
import { moveCategory, readCategories } from './category.queries'
import { useOffice } from '../office-context'
import { toCategoryChoices, toListedCategories } from './to-categories'
import { toOfficeLoad } from '../to-office-load'

type Category = components['schemas']['AdminCategory']

/** The query key of categories. */
export const categoriesKey = ['office', 'categories'] as const

/** The query of all categories. @param enabled false to load none */
export function useCategoryTree(enabled = true) {
  const office = useOffice()
  return useQuery({ queryKey: categoriesKey, queryFn: ({ signal }) => readCategories(office, signal), enabled })
}

/** All categories as choices for a product; empty while they load. */
export const useCategoryChoices = () => toCategoryChoices(useCategoryTree().data ?? [])

/** The category tree, and moving a category among those of its parent. */
export function useCategories() {
  const office = useOffice()
  const cache = useQueryClient()
  const query = useCategoryTree()
  const move = useAction(
    'office',
    async ({ id, by }: { id: string; by: -1 | 1 }, signal) => {
      const read = cache.getQueryData<Category[]>(categoriesKey)?.find((each) => each.id === id)
      if (!read) return
      try {
        await moveCategory(office, read, by, signal)
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) await cache.refetchQueries({ queryKey: categoriesKey })
        throw error
      }
      void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
      // The next move needs the new ranks and entity tags.
      await cache.refetchQueries({ queryKey: categoriesKey })
    },
    { queue: true, scope: 'office categories', refetchOnUnknown: [categoriesKey] },
  )
  return {
    categories: toOfficeLoad(query, query.data && toListedCategories(query.data, office)),
    problem: move.problem,
    /** Resolves to true if it was moved. */
    move: move.run,
    reset: move.reset,
  }
}
