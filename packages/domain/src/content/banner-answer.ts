import { ApiError, type Banner } from '@skafferi/api'

/**
 * A banner as it came: of its fields only the id is certain. Operators write the others by hand, and older stores have
 * sent them in other shapes.
 */
export type BannerSource = { id: string } & Partial<Record<Exclude<keyof Banner, 'id'>, unknown>>

/** Why there is no banner to show; one for each line of the catalogue (Specification (shopping) §8, banner). */
export type BannerFault =
  | { code: 'no_data' | 'no_banner' | 'no_id' | 'no_answer' | 'unknown' }
  | {
      /** The server answered that there is none, or failed. */
      code: 'refused'
      /** HTTP status. */
      status: number
      /** The server's own words. */
      message: string
    }

/** What an answer comes to: the banner, or why there is none. */
export type BannerResult = { banner: BannerSource; fault?: undefined } | { banner?: undefined; fault: BannerFault }

const bannerFields: ReadonlySet<string> = new Set<keyof Banner>([
  'banner_name',
  'title',
  'texts',
  'buttons',
  'image_url',
  'background_color',
])

/** Whether something is an object with fields, as JSON has them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const hasId = (value: Record<string, unknown>): value is BannerSource => typeof value.id === 'string' && value.id !== ''

const looksLikeBanner = (value: Record<string, unknown>) =>
  'id' in value || Object.keys(value).some((field) => bannerFields.has(field))

/** Reads the banner of an answer that holds one, or is one (Specification (shopping) §7). */
export function parseBanner(answer: unknown): BannerResult {
  if (answer === undefined || answer === null || answer === '') return { fault: { code: 'no_data' } }
  if (!isRecord(answer)) return { fault: { code: 'no_banner' } }
  const banner = 'banner' in answer ? answer.banner : looksLikeBanner(answer) ? answer : null
  if (!isRecord(banner)) return { fault: { code: 'no_banner' } }
  return hasId(banner) ? { banner } : { fault: { code: 'no_id' } }
}

/** Says why a call for a banner failed. A banner's failure never breaks a page, so nothing is thrown on. */
export function toBannerFault(error: unknown): BannerFault {
  if (!(error instanceof ApiError)) return { code: 'unknown' }
  const { status, code, message } = error
  if (status > 0) return { code: 'refused', status, message }
  if (code === 'unreadable_answer') return { code: 'unknown' }
  return { code: code === 'network' || code === 'timeout' ? 'no_answer' : 'no_data' }
}
