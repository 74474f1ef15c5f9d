import { ApiError, type Banner } from '@skafferi/api'
import { isRecord } from '../../rules/json/schema'

/**
 * An unvalidated banner. Only its id is checked: operators write the other fields by hand, and older versions of the
 * store sent them in other formats.
 */
export type BannerSource = { id: string } & Partial<Record<Exclude<keyof Banner, 'id'>, unknown>>

/** Why there is no banner; one code for each message (Specification (shopping) §8, banner). */
export type BannerFault =
  | { code: 'no_data' | 'no_banner' | 'no_id' | 'no_answer' | 'unknown' }
  | {
      /** The server responded with an error. */
      code: 'refused'
      /** HTTP status. */
      status: number
      /** The server's message. */
      message: string
    }

/** The banner of a response, or why there is none. */
export type BannerResult = { banner: BannerSource; fault?: undefined } | { banner?: undefined; fault: BannerFault }

const bannerFields: ReadonlySet<string> = new Set<keyof Banner>([
  'banner_name',
  'title',
  'texts',
  'buttons',
  'image_url',
  'background_color',
])

const hasId = (value: Record<string, unknown>): value is BannerSource => typeof value.id === 'string' && value.id !== ''

const looksLikeBanner = (value: Record<string, unknown>) =>
  'id' in value || Object.keys(value).some((field) => bannerFields.has(field))

/** Parses a response that contains a banner or is one (Specification (shopping) §7). */
export function parseBanner(answer: unknown): BannerResult {
  if (answer === undefined || answer === null || answer === '') return { fault: { code: 'no_data' } }
  if (!isRecord(answer)) return { fault: { code: 'no_banner' } }
  const banner = 'banner' in answer ? answer.banner : looksLikeBanner(answer) ? answer : null
  if (!isRecord(banner)) return { fault: { code: 'no_banner' } }
  return hasId(banner) ? { banner } : { fault: { code: 'no_id' } }
}

/** Returns why a request for a banner failed. Never throws, because a failed banner must not break the page. */
export function toBannerFault(error: unknown): BannerFault {
  if (!(error instanceof ApiError)) return { code: 'unknown' }
  const { status, code, message } = error
  if (status > 0) return { code: 'refused', status, message }
  if (code === 'unreadable_answer') return { code: 'unknown' }
  return { code: code === 'network' || code === 'timeout' ? 'no_answer' : 'no_data' }
}
