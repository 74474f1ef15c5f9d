import { ApiError, unwrap } from '@skafferi/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { maximumPlaces, type ArrangedPlace } from '../../rules/shelf/arrange'
import type { SessionState } from '../session'
import type { Prefetch, Shop } from '../shop-context'
import { saveArrangement } from './shelf.queries'

/** The error of a code that no link has. */
const notShared = { code: 'shelf_not_shared', message: 'This shelf is not shared any more.' }

const codePattern = /^[\w-]{1,64}$/

/** True for a text that may be the code of a shared shelf. */
export const isShelfCode = (text: string): boolean => codePattern.test(text)

/**
 * Query of a shared shelf; an impossible code is not requested. Customers and visitors get different answers, so they
 * have separate cache entries.
 */
export function sharedShelfQuery({ client }: Shop, code: string, audience: SessionState['status']) {
  return queryOptions({
    queryKey: ['shared-shelf', code, audience],
    queryFn: async ({ signal }) => {
      if (!isShelfCode(code)) throw new ApiError(404, notShared)
      return unwrap(client.GET('/store/shelves/{code}', { params: { path: { code } }, signal }))
    },
  })
}

/** Fetches a shared shelf by its code. */
export const fetchSharedShelf: Prefetch = async ({ shop, cache }, { id }) => {
  const { status, ready } = shop.session.getSnapshot()
  // Customers and visitors get different answers, so nothing is loaded before the session is known.
  if (ready) await cache.prefetchQuery(sharedShelfQuery(shop, id, status))
}

/** Returns the places with those articles of a shared shelf that they lack, up to the maximum. */
export function withShared(places: readonly ArrangedPlace[], shared: readonly ArrangedPlace[]): ArrangedPlace[] {
  const known = new Set(places.map(({ variantId }) => variantId))
  return [...places, ...shared.filter(({ variantId }) => !known.has(variantId))].slice(0, maximumPlaces)
}

/**
 * Adds the articles of a shared shelf to the company's own. Suggestions of the shop make way for them.
 * @throws ApiError `shelf_changed` if colleagues change the shelf all the time
 */
export const adoptShelf = (shop: Shop, queryClient: QueryClient, shared: readonly ArrangedPlace[]): Promise<void> =>
  saveArrangement(shop, queryClient, (places, source) => withShared(source === 'suggested' ? [] : places, shared))
