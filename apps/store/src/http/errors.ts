import type { components } from '@skafferi/api'
import type { components as AdminComponents } from '@skafferi/api/admin'

type ErrorBody = components['schemas']['Error']
type AdminErrorBody = AdminComponents['schemas']['Error']

/** The values that a refusal's message names, so that callers can say it in another language. */
export type Params = Record<string, string | number>

/** What a refusal says. */
export interface Refusal {
  type: ErrorBody['type']
  /** Permanent, for programs. */
  code?: string
  /** For people. */
  message: string
  /** Field name to what is wrong with it. */
  fields?: Record<string, string>
  /** The values that the message names. */
  params?: Params
  /** The cart as it is, where it is not as it was shown. */
  cart?: ErrorBody['cart']
  /** The product as it is, where an operator changes one that is not as it was read. */
  product?: AdminErrorBody['product']
  /** The category as it is, for the same reason. */
  product_category?: AdminErrorBody['product_category']
  /** The company as it is, for the same reason. */
  company?: AdminErrorBody['company']
  /** The promo code as it is, for the same reason. */
  promotion?: AdminErrorBody['promotion']
  /** The flash sale as it is, for the same reason. */
  flash_sale?: AdminErrorBody['flash_sale']
  /** The banner as it is, for the same reason. */
  banner?: AdminErrorBody['banner']
  /** What has to be decided about, where an operator is disabled who answers for it. */
  integrations?: AdminErrorBody['integrations']
  /** The order as it is, where an operator changes one that is not as it was read. */
  order?: AdminErrorBody['order']
}

/** The one way to refuse a request: thrown anywhere, turned into an answer by the error handler. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  /** HTTP status. */
  readonly status: number
  readonly refusal: Refusal
  /** Further headers of the answer. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, refusal: Refusal, headers: Record<string, string> = {}) {
    super(refusal.message)
    this.status = status
    this.refusal = refusal
    this.headers = headers
  }
}

/** 400: the request itself is wrong. */
export function invalidData(
  code: string,
  message: string,
  fields?: Record<string, string>,
  params?: Params,
): StoreError {
  return new StoreError(400, { type: 'invalid_data', code, message, fields, params })
}

/**
 * 400: fields of the request are wrong. People read the message; where the fields are is for programs.
 * @param fields where each is ("contact_person.email"), to what is wrong with it
 */
export function invalidFields(fields: Record<string, string>): StoreError {
  const message = 'Please check what was entered: something is missing or cannot be accepted.'
  return invalidData('invalid_request', message, fields)
}

/** 401: there is no session, or it has ended. */
export function unauthorized(): StoreError {
  return new StoreError(401, { type: 'unauthorized', message: 'Unauthorized' })
}

/** 403: the caller is known, and may not do this. */
export function notAllowed(code: string, message: string, params?: Params): StoreError {
  return new StoreError(403, { type: 'not_allowed', code, message, params })
}

/** 404: there is no such thing, or it belongs to somebody else. */
export function notFound(code: string, message: string, fields?: Record<string, string>, params?: Params): StoreError {
  return new StoreError(404, { type: 'not_found', code, message, fields, params })
}

/** 404: the address leads nowhere. */
export function unknownAddress(): StoreError {
  return notFound('route_not_found', 'There is nothing at this address.')
}

/** 409: the request is fine, but the shop's state stands against it. */
export function conflict(code: string, message: string, fields?: Record<string, string>, params?: Params): StoreError {
  return new StoreError(409, { type: 'conflict', code, message, fields, params })
}

/**
 * 429: too many failed tries.
 * @param seconds until the next try is allowed
 */
export function rateLimited(seconds: number): StoreError {
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  const refusal: Refusal = { type: 'rate_limited', code: 'too_many_attempts', message, params: { minutes } }
  return new StoreError(429, refusal, { 'retry-after': String(seconds) })
}

/** 503: not now. */
export function unavailable(code: string, message: string): StoreError {
  return new StoreError(503, { type: 'unavailable', code, message }, { 'retry-after': '5' })
}
