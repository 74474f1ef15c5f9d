import { ApiError } from '@skafferi/api'
import type { PageContent } from '../../rules/content/blocks'
import { isRecord } from '../../rules/json/schema'

/** Why a page has no content; one code for each message (Specification (shopping) §8, banner). */
export type ContentFault =
  | { code: 'no_data' | 'no_banner' | 'no_id' | 'no_answer' | 'unknown' }
  | {
      /** The server responded with an error. */
      code: 'refused'
      /** HTTP status. */
      status: number
      /** The server's message. */
      message: string
    }

/** The content of a response, or why there is none. */
export type PageContentResult =
  | { content: PageContent; fault?: undefined }
  | { content?: undefined; fault: ContentFault }

const hasId = (block: unknown) => isRecord(block) && typeof block.id === 'string' && block.id !== ''

const hasBlocks = (content: unknown): content is PageContent => isRecord(content) && Array.isArray(content.blocks)

/** Parses a response. Of the blocks only the ids are checked: the store checks their content when it is saved. */
export function parsePageContent(answer: unknown): PageContentResult {
  if (answer === undefined || answer === null || answer === '') return { fault: { code: 'no_data' } }
  const content = isRecord(answer) ? answer.page_content : undefined
  if (!hasBlocks(content)) return { fault: { code: 'no_banner' } }
  return content.blocks.every(hasId) ? { content } : { fault: { code: 'no_id' } }
}

/** Returns why a request for a page's content failed. Never throws, because it must not break the page. */
export function toContentFault(error: unknown): ContentFault {
  if (!(error instanceof ApiError)) return { code: 'unknown' }
  const { status, code, message } = error
  if (status > 0) return { code: 'refused', status, message }
  if (code === 'unreadable_answer') return { code: 'unknown' }
  return { code: code === 'network' || code === 'timeout' ? 'no_answer' : 'no_data' }
}
