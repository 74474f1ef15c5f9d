import type { components } from './generated/schema'

type ErrorBody = components['schemas']['Error']

/** Values in a refusal's message. */
export type ErrorParams = Readonly<Record<string, string | number>>

/** The parts of an error. */
interface ErrorFacts {
  code: string
  message: string
  fields?: Record<string, string>
  params?: ErrorParams
  cart?: ErrorBody['cart']
  retryAfter?: number | null
}

/** A failed call: a response outside 2xx, or no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /**
   * The server's stable code, `network`, `timeout` or `unreadable_answer`. If the server sends none, the kind of
   * refusal; for a refusing 2xx response ({@link toRefusalError}) `refused`.
   */
  readonly code: string
  /** What is wrong, by field name; empty if the refusal is not about fields. */
  readonly fields: Readonly<Record<string, string>>
  /** The values in the message, to phrase the refusal differently; empty if there are none. */
  readonly params: ErrorParams
  /** The current cart if it differs from the one that was shown; otherwise undefined. */
  readonly cart: ErrorBody['cart']
  /** Seconds after which a retry may succeed; null if the server sends none. */
  readonly retryAfter: number | null

  constructor(status: number, { code, message, fields = {}, params = {}, cart, retryAfter = null }: ErrorFacts) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.params = params
    this.cart = cart
    this.retryAfter = retryAfter
  }
}

const noResponseTexts = {
  timeout: 'The store took too long to answer.',
  network: 'The store could not be reached.',
} as const

/** The error of a call without a response, in time or at all. */
export function noResponse(code: keyof typeof noResponseTexts): ApiError {
  return new ApiError(0, { code, message: noResponseTexts[code] })
}

/**
 * The error of a response that is empty or not the store's: the outcome of the call is unknown, and there is no message
 * to show.
 */
export function noContent(code: 'unexpected_state' | 'unreadable_answer'): ApiError {
  return new ApiError(0, { code, message: '' })
}

/** The whole seconds of `Retry-After`; null for a date, which the contract does not use. */
function retryAfterOf(response: Response): number | null {
  const text = response.headers.get('retry-after') ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

/** A JSON object of unknown content. */
type Parts = Readonly<Record<string, unknown>>

/** True if a body is a JSON object. */
export const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The properties whose values have one of the given types; pages could not show others. */
function valuesOf<Value>(value: unknown, kinds: readonly string[]): Record<string, Value> {
  const entries = isParts(value) ? Object.entries(value).filter(([, part]) => kinds.includes(typeof part)) : []
  return Object.fromEntries(entries) as Record<string, Value>
}

function toError(body: Parts, response: Response, kind: string): ApiError {
  return new ApiError(response.status, {
    code: textOf(body.code) ?? textOf(body.type) ?? kind,
    message: textOf(body.message) ?? '',
    fields: valuesOf<string>(body.fields, ['string']),
    params: valuesOf<string | number>(body.params, ['string', 'number']),
    cart: isParts(body.cart) ? (body.cart as ErrorBody['cart']) : undefined,
    retryAfter: retryAfterOf(response),
  })
}

/** Parses a refusal's body; a response outside the contract still becomes an `ApiError`. */
export async function toApiError(response: Response): Promise<ApiError> {
  const sent: unknown = await response.json().catch(() => undefined)
  return toError(isParts(sent) ? sent : {}, response, 'unexpected_state')
}

/**
 * Parses a refusing 2xx response: `{ success: false, message }` (Specification (shopping), error catalogue, add to
 * cart).
 * @returns null if the response does not refuse, or has `results` for each row
 */
export function toRefusalError(body: unknown, response: Response): ApiError | null {
  const isRefused = isParts(body) && body.success === false && !('results' in body)
  return isRefused ? toError(body, response, 'refused') : null
}
