import { unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { ContentPage } from '../../rules/content/blocks'
import type { Shop } from '../shop-context'
import { parsePageContent, toContentFault, type PageContentResult } from './page-content.answer'

/** Sellers rarely change content. In milliseconds. */
const tenMinutes = 10 * 60 * 1000

/** The blocks of a page, or why there are none. A fault is stale at once, so that the next page requests them again. */
export function contentQuery({ client }: Pick<Shop, 'client'>, page: ContentPage) {
  return queryOptions({
    queryKey: ['content', 'page', page],
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
