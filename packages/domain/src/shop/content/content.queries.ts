import { ApiError, unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { parseBanner, toBannerFault, type BannerResult } from '../../platform/shared-views'
import type { BannerId } from '../../rules/content/banners'
import type { LegalKind } from '../../rules/legal/legal-text'

/** Query keys of this feature. */
const contentKeys = {
  banner: (id: BannerId) => ['content', 'banner', id],
  legal: (kind: LegalKind) => ['content', 'legal', kind],
  flashSale: ['content', 'flash-sale'],
} as const

/** Operators rarely change banners. In milliseconds. */
const tenMinutes = 10 * 60 * 1000

/** Loads a banner. Never throws: errors are part of the result. */
export async function readBanner({ client }: Pick<Shop, 'client'>, id: BannerId): Promise<BannerResult> {
  try {
    return parseBanner(await unwrap(client.GET('/store/banner/get-by-id', { params: { query: { id } } })))
  } catch (error) {
    return { fault: toBannerFault(error) }
  }
}

/** A banner, or why there is none. A fault is stale at once, so that the next page requests the banner again. */
export function bannerQuery(shop: Shop, id: BannerId) {
  return queryOptions({
    queryKey: contentKeys.banner(id),
    queryFn: () => readBanner(shop, id),
    staleTime: ({ state }) => (state.data?.fault ? 0 : tenMinutes),
  })
}

/** The current flash sale, with the server's time. */
export function flashSaleQuery({ client }: Shop) {
  return queryOptions({
    queryKey: contentKeys.flashSale,
    queryFn: () => unwrap(client.GET('/store/flash-sale')),
  })
}

/** The published legal text; null until the shop publishes one. */
export function legalTextQuery({ client }: Shop, kind: LegalKind) {
  return queryOptions({
    queryKey: contentKeys.legal(kind),
    queryFn: async ({ signal }) => {
      try {
        return (await unwrap(client.GET('/store/legal/get', { params: { query: { kind } }, signal }))).legal_text
      } catch (error) {
        if (error instanceof ApiError && error.code === 'legal_text_not_published') return null
        throw error
      }
    },
    staleTime: tenMinutes,
  })
}
