import { ApiError, unwrap, type Shelf } from '@skafferi/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { applyShelfEdit, isApplicable, type ArrangedPlace, type ShelfEdit } from '../../rules/shelf/arrange'
import { shelfKey } from '../cart'
import type { Prefetch, Shop } from '../shop-context'

/** Query and mutation keys of this feature. */
export const shelfKeys = {
  current: shelfKey,
  edit: ['shelf-edit'],
} as const

/** The company's shelf. A colleague or another tab may have changed it, or the cart, while this tab was hidden. */
export function shelfQuery({ client }: Shop) {
  return queryOptions({
    queryKey: shelfKeys.current,
    queryFn: () => unwrap(client.GET('/store/shelf')),
    refetchOnWindowFocus: 'always',
  })
}

/** Fetches the shelf. */
export const fetchShelf: Prefetch = ({ shop, cache }) => cache.prefetchQuery(shelfQuery(shop))

const arrangedOf = ({ places }: Shelf): ArrangedPlace[] =>
  places.map(({ variant_id: variantId, target, facings }) => ({ variantId, target, facings }))

/**
 * Returns the shelf with a change that the store has not answered yet. An added article that is not among the regular
 * ones appears with the answer.
 */
export function withEdit(shelf: Shelf, edit: ShelfEdit): Shelf {
  const known = new Map([...shelf.unplaced, ...shelf.places].map((place) => [place.variant_id, place]))
  const places = applyShelfEdit(arrangedOf(shelf), edit).flatMap(({ variantId, target, facings }) => {
    const place = known.get(variantId)
    return place ? [{ ...place, target, facings }] : []
  })
  const placed = new Set(places.map(({ variant_id: id }) => id))
  return { ...shelf, places, unplaced: shelf.unplaced.filter(({ variant_id: id }) => !placed.has(id)) }
}

/** How often a change is applied to a shelf that colleagues have changed. */
const maximumAttempts = 3

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'shelf_changed'

/**
 * Saves an arrangement. If a colleague has changed the shelf since it was read, the change is applied to theirs.
 * @param arrange returns the places to save; undefined if the change cannot be applied
 * @throws ApiError `shelf_changed` if it cannot be applied to the colleague's, or the shelf changes all the time
 */
export async function saveArrangement(
  shop: Shop,
  queryClient: QueryClient,
  arrange: (places: ArrangedPlace[], source: Shelf['source']) => readonly ArrangedPlace[] | undefined,
): Promise<void> {
  let conflict: unknown
  for (let attempt = 0; attempt < maximumAttempts; attempt += 1) {
    const shelf = await queryClient.fetchQuery({ ...shelfQuery(shop), staleTime: conflict ? 0 : Infinity })
    const before = arrangedOf(shelf)
    const places = arrange(before, shelf.source)
    if (!places) break
    if (JSON.stringify(places) === JSON.stringify(before)) return
    const body = {
      version: shelf.version,
      places: places.map(({ variantId, target, facings }) => ({ variant_id: variantId, target, facings })),
    }
    try {
      const user = shop.session.getUser()
      const saved = await unwrap(shop.client.PUT('/store/shelf', { body }))
      if (shop.session.getUser() !== user) return
      void queryClient.cancelQueries({ queryKey: shelfKeys.current })
      queryClient.setQueryData(shelfKeys.current, saved)
      return
    } catch (error) {
      if (!isConflict(error)) throw error
      conflict = error
    }
  }
  if (conflict) throw conflict
}

/**
 * Saves a change. If a colleague has changed the shelf since it was read, the change is applied to theirs.
 * @throws ApiError `shelf_changed` if the colleague has removed the article, or the shelf changes all the time
 */
export const saveShelfEdit = (shop: Shop, queryClient: QueryClient, edit: ShelfEdit): Promise<void> =>
  saveArrangement(shop, queryClient, (places) =>
    isApplicable(places, edit) ? applyShelfEdit(places, edit) : undefined,
  )
