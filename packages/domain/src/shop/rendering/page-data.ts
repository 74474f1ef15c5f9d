import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Appearance } from '../appearance'

/** The data that a page was rendered with on the server, for hydration in the browser. */
export interface PageData {
  /** The session record of the browser's cookie; null for visitors. */
  record: string | null
  appearance: Appearance
  /** True if it was rendered for a window that is wide enough for tables. */
  isWide: boolean
  /** The store's responses, by their query keys. */
  answers: readonly (readonly [key: QueryKey, answer: unknown])[]
}

/** Fills the query cache with the page's data, as if it was received now. */
export function hydrateAnswers(queryClient: QueryClient, { answers }: Pick<PageData, 'answers'>): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer)
}

/** Parses the page's data; null if it is missing or invalid. */
export function parsePageData(text: string | null | undefined): PageData | null {
  try {
    return JSON.parse(text ?? 'null') as PageData | null
  } catch {
    return null
  }
}

/** Serializes data as JSON for a `<script>` element. "<" is escaped, so that no text in the data ends the element. */
export function serializeForPage(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
