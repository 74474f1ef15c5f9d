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
  /** The server's permanent code, `network` or `timeout`; the kind of refusal where the server gave no code. */
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

/** The whole seconds of a `Retry-After`; a date, which the contract does not know, says nothing. */
function waitOf(response: Response): number | null {
  const text = response.headers.get('retry-after') ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

/** Reads a refusal's body; an answer that is not in the contract's shape still becomes an `ApiError`. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  return new ApiError(response.status, {
    code: body.code ?? body.type ?? 'unexpected_state',
    message: body.message ?? '',
    fields: body.fields,
    params: body.params,
    cart: body.cart,
    retryAfter: waitOf(response),
  })
}
