import type { components } from './generated/schema'

type ErrorBody = components['schemas']['ErrorBody']

/** Values in a refusal's message. */
export type ErrorParams = Readonly<Record<string, string | number>>

/** What is wrong with a field. */
export interface FieldFault {
  /** Stable; for programs. */
  code: string
  /** The end of a sentence that begins with the field's name. */
  message: string
  /** The values in the message. */
  params?: ErrorParams
}

/** The parts of an error. */
interface ErrorFacts {
  code: string
  message: string
  fields?: Record<string, FieldFault>
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
  readonly fields: Readonly<Record<string, FieldFault>>
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

const entriesOf = (value: unknown) => Object.entries(isParts(value) ? value : {})

function paramsOf(value: unknown): ErrorParams {
  const entries = entriesOf(value).filter(([, part]) => ['string', 'number'].includes(typeof part))
  return Object.fromEntries(entries) as ErrorParams
}

/** Returns the faults of fields that pages can show: those with a code, or only a text, as other servers send them. */
function faultsOf(value: unknown): Record<string, FieldFault> {
  const faults = entriesOf(value).flatMap(([name, fault]): [string, FieldFault][] => {
    if (typeof fault === 'string') return [[name, { code: 'broken_rule', message: fault }]]
    const code = isParts(fault) ? textOf(fault.code) : undefined
    if (!isParts(fault) || code === undefined) return []
    return [[name, { code, message: textOf(fault.message) ?? '', params: paramsOf(fault.params) }]]
  })
  return Object.fromEntries(faults)
}

/**
 * The code of a refusal. One without a code whose message is about stock or inventory means that there is too little
 * (Specification (shopping) §8, add to cart); nothing else reads a message.
 */
function codeOf({ code, type, message }: Parts, kind: string): string {
  const isShortage = /inventory|stock/i.test(textOf(message) ?? '')
  return textOf(code) ?? (isShortage ? 'insufficient_inventory' : (textOf(type) ?? kind))
}

function toError(body: Parts, response: Response, kind: string): ApiError {
  return new ApiError(response.status, {
    code: codeOf(body, kind),
    message: textOf(body.message) ?? '',
    fields: faultsOf(body.fields),
    params: paramsOf(body.params),
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
