import { ApiError, unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import type { LegalKind } from '../../rules/legal/legal-text'

/** Query keys of this feature. */
const contentKeys = {
  legal: (kind: LegalKind) => ['content', 'legal', kind],
  flashSale: ['content', 'flash-sale'],
} as const

/** Sellers rarely change content. In milliseconds. */
const tenMinutes = 10 * 60 * 1000

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
