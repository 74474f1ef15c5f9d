import { ApiError, unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import type { ContentPage } from '../../rules/content/blocks'
import type { LegalKind } from '../../rules/legal/legal-text'
import { parsePageContent, toContentFault, type PageContentResult } from './page-content.answer'

/** Query keys of this feature. */
const contentKeys = {
  page: (page: ContentPage) => ['content', 'page', page],
  legal: (kind: LegalKind) => ['content', 'legal', kind],
  flashSale: ['content', 'flash-sale'],
} as const

/** Sellers rarely change content. In milliseconds. */
const tenMinutes = 10 * 60 * 1000

/** The blocks of a page, or why there are none. A fault is stale at once, so that the next page requests them again. */
export function contentQuery({ client }: Pick<Shop, 'client'>, page: ContentPage) {
  return queryOptions({
    queryKey: contentKeys.page(page),
    queryFn: async (): Promise<PageContentResult> => {
      try {
        return parsePageContent(await unwrap(client.GET('/store/content/get', { params: { query: { page } } })))
      } catch (error) {
        return { fault: toContentFault(error) }
      }
    },
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
