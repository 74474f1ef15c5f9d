import type { components } from '@skafferi/api'
import type { components as AdminComponents } from '@skafferi/api/admin'

type ErrorBody = components['schemas']['Error']
type AdminErrorBody = AdminComponents['schemas']['Error']

/** The values in a refusal's message, so that clients can translate it. */
export type Params = Record<string, string | number>

/** The body of a refusal. */
export interface Refusal {
  type: ErrorBody['type']
  /** Stable; for programs. */
  code?: string
  /** The sentence that is shown to the user. */
  message: string
  /** Field names and what is wrong with them. */
  fields?: Record<string, string>
  /** The values in the message. */
  params?: Params
  /** The current cart, if it differs from the one that was shown. */
  cart?: ErrorBody['cart']
  /** The current product, if it changed since the operator read it. */
  product?: AdminErrorBody['product']
  /** The current category, if it changed since the operator read it. */
  product_category?: AdminErrorBody['product_category']
  /** The current company, if it changed since the operator read it. */
  company?: AdminErrorBody['company']
  /** The current promo code, if it changed since the operator read it. */
  promotion?: AdminErrorBody['promotion']
  /** The current flash sale, if it changed since the operator read it. */
  flash_sale?: AdminErrorBody['flash_sale']
  /** The current banner, if it changed since the operator read it. */
  banner?: AdminErrorBody['banner']
  /** The integrations that an operator is responsible for and that block deactivating the operator. */
  integrations?: AdminErrorBody['integrations']
  /** The current order, if it changed since the operator read it. */
  order?: AdminErrorBody['order']
}

/** A refused request. It may be thrown anywhere; the error handler turns it into a response. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  /** HTTP status. */
  readonly status: number
  readonly refusal: Refusal
  /** Further response headers. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, refusal: Refusal, headers: Record<string, string> = {}) {
    super(refusal.message)
    this.status = status
    this.refusal = refusal
    this.headers = headers
  }
}

/** 400: the request is malformed. */
export function invalidData(
  code: string,
  message: string,
  fields?: Record<string, string>,
  params?: Params,
): StoreError {
  return new StoreError(400, { type: 'invalid_data', code, message, fields, params })
}

/**
 * 400: fields of the request are invalid.
 * @param fields path of each field (e.g. "contact_person.email") and what is wrong with it
 */
export function invalidFields(fields: Record<string, string>): StoreError {
  const message = 'Please check what was entered: something is missing or cannot be accepted.'
  return invalidData('invalid_request', message, fields)
}

/** 401: the session is missing or has ended. */
export function unauthorized(): StoreError {
  return new StoreError(401, { type: 'unauthorized', message: 'Unauthorized' })
}

/** 403: the caller is known but not permitted. */
export function notAllowed(code: string, message: string, params?: Params): StoreError {
  return new StoreError(403, { type: 'not_allowed', code, message, params })
}

/** 404: the resource does not exist or belongs to another customer. */
export function notFound(code: string, message: string, fields?: Record<string, string>, params?: Params): StoreError {
  return new StoreError(404, { type: 'not_found', code, message, fields, params })
}

/** 404: no route at this address. */
export function unknownAddress(): StoreError {
  return notFound('route_not_found', 'There is nothing at this address.')
}

/** 409: the request conflicts with the current state of the shop. */
export function conflict(code: string, message: string, fields?: Record<string, string>, params?: Params): StoreError {
  return new StoreError(409, { type: 'conflict', code, message, fields, params })
}

/**
 * 429: too many failed attempts.
 * @param seconds time until the next attempt is allowed
 */
export function rateLimited(seconds: number): StoreError {
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  const refusal: Refusal = { type: 'rate_limited', code: 'too_many_attempts', message, params: { minutes } }
  return new StoreError(429, refusal, { 'retry-after': String(seconds) })
}

/** 503: temporarily unavailable. */
export function unavailable(code: string, message: string): StoreError {
  return new StoreError(503, { type: 'unavailable', code, message }, { 'retry-after': '5' })
}
