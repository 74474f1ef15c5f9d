import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Appearance } from '../appearance'

/** What a page was drawn with on the server, for the browser to go on from. */
export interface PageData {
  /** The record of whose page it is, as the browser's cookie has it; null for a visitor's. */
  record: string | null
  look: Appearance
  /** Whether it was drawn for a window with room for a table. */
  isWide: boolean
  /** What the store has answered, by the names under which the page's cache keeps it. */
  answers: readonly (readonly [key: QueryKey, answer: unknown])[]
}

/** Fills the cache with what came with the page; it counts as answered at this moment. */
export function keepAnswers(queryClient: QueryClient, { answers }: Pick<PageData, 'answers'>): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer)
}

/** What came with the page; null where nothing did, or nothing that can be read. */
export function parsePageData(text: string | null | undefined): PageData | null {
  try {
    return JSON.parse(text ?? 'null') as PageData | null
  } catch {
    return null
  }
}

/** What a page was drawn with, as a text that may stand in a document's `<script>`: whatever it says, nothing in it ends the element. */
export function serializeForPage(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
