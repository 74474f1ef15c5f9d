import type { components } from './generated/schema'

type ErrorBody = components['schemas']['Error']

/** Values that a refusal's message names. */
export type ErrorParams = Readonly<Record<string, string | number>>

/** What an error is made of. */
interface ErrorFacts {
  code: string
  message: string
  fields?: Record<string, string>
  params?: ErrorParams
  cart?: ErrorBody['cart']
  retryAfter?: number | null
}

/** A call that did not succeed: an answer outside 2xx, or no answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /**
   * The server's permanent code, `network`, `timeout` or `unreadable_answer`. Without a code it is the kind of refusal, and of a
   * 2xx answer that refuses ({@link toRefusedAnswer}) `refused`.
   */
  readonly code: string
  /** Field name to what is wrong with it; empty where the refusal is not about fields. */
  readonly fields: Readonly<Record<string, string>>
  /** The values that the message names, to say the refusal in other words; empty where it names none. */
  readonly params: ErrorParams
  /** The cart as it is, where the refusal is that it is not as it was shown; else undefined. */
  readonly cart: ErrorBody['cart']
  /** Seconds after which trying again may help; null where the server does not say. */
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

const noAnswerTexts = {
  timeout: 'The store took too long to answer.',
  network: 'The store could not be reached.',
} as const

/** No answer came: in time, or at all. */
export function noAnswer(code: keyof typeof noAnswerTexts): ApiError {
  return new ApiError(0, { code, message: noAnswerTexts[code] })
}

/**
 * An answer came that says nothing, or is none of the store's: what the call has done is not known, and there are no words
 * to show.
 */
export function noContent(code: 'unexpected_state' | 'unreadable_answer'): ApiError {
  return new ApiError(0, { code, message: '' })
}

/** The whole seconds of a `Retry-After`; a date, which the contract does not know, says nothing. */
function waitOf(response: Response): number | null {
  const text = response.headers.get('retry-after') ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

/** A JSON object of unknown content. */
type Parts = Readonly<Record<string, unknown>>

/** Whether a body is a JSON object. */
export const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The values of an object that are of some kinds; what else stands in it would reach pages that cannot show it. */
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
    retryAfter: waitOf(response),
  })
}

/** Reads a refusal's body; an answer that is not in the contract's shape still becomes an `ApiError`. */
export async function toApiError(response: Response): Promise<ApiError> {
  const sent: unknown = await response.json().catch(() => undefined)
  return toError(isParts(sent) ? sent : {}, response, 'unexpected_state')
}

/**
 * Reads a 2xx answer that refuses: `{ success: false, message }` (Specification (shopping), error catalogue, add to cart).
 * @returns null if the answer does not refuse, or says in `results` what became of each row
 */
export function toRefusedAnswer(body: unknown, response: Response): ApiError | null {
  const isRefused = isParts(body) && body.success === false && !('results' in body)
  return isRefused ? toError(body, response, 'refused') : null
}
