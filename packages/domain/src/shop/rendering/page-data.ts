import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createQueryClient } from '../../platform/query-client'
import { isRecord, parseJson, type Schema } from '../../rules/json/schema'
import type { Appearance } from '../appearance'

/** The data that a page was rendered with on the server, for hydration in the browser. */
export interface PageData {
  /** The session record of the browser's cookie; null for visitors. */
  record: string | null
  appearance: Appearance
  /** True if it was rendered for a window that is wide enough for tables. */
  isWide: boolean
  /** The loaded queries. */
  queries: readonly { queryKey: QueryKey; data: unknown }[]
}

/**
 * Creates a query cache with the page's data, as if it was received now. TanStack's `hydrate` would set the server's
 * time, from which the browser's clock may differ, and is 0.4 kB more on every page.
 */
export function createHydratedClient({ queries }: Pick<PageData, 'queries'>): QueryClient {
  const queryClient = createQueryClient()
  for (const { queryKey, data } of queries) queryClient.setQueryData(queryKey, data)
  return queryClient
}

/**
 * Parses the page's data; null if it is missing or malformed. Its fields are not checked, because the scripts of a page
 * are of the same release.
 */
export function parsePageData(text: string | null | undefined): PageData | null {
  return parseJson(text, isRecord as Schema<object> as Schema<PageData>)
}

/** Serializes data as JSON for a `<script>` element. "<" is escaped, so that no text in the data ends the element. */
export function serializeForPage(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
