import type { components } from '@skafferi/api'
import type { components as AdminComponents } from '@skafferi/api/admin'
import type { CellProblem } from '@skafferi/domain/rules/catalogue/cells'
import type { FaultCode, FaultDetails } from '@skafferi/domain/rules/errors/faults'
import { refusals, type RefusalCode, type RefusalParams } from '@skafferi/domain/rules/errors/refusals'
import type { MessageParams } from '@skafferi/domain/rules/text/messages'
import { faultSentence, refusalSentence } from '../words/sentences'

type ErrorBody = components['schemas']['ErrorBody']
type AdminErrorBody = AdminComponents['schemas']['ErrorBody']

/** What is wrong with a field. */
export type FieldFault = components['schemas']['FieldFault']

/** What is wrong with fields, by their names. */
export type Faults = Record<string, FieldFault>

/** The body of a refusal. */
export interface Refusal {
  type: ErrorBody['type']
  /** Stable; for programs. */
  code?: string
  /** The sentence that is shown to the user. */
  message: string
  /** What is wrong with the fields. */
  fields?: Faults
  /** The values in the message. */
  params?: MessageParams
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

  /** Returns the error with the time after which the call may be repeated, in seconds. */
  after(seconds: number): StoreError {
    return new StoreError(this.status, this.refusal, { ...this.headers, 'retry-after': String(seconds) })
  }

  /** Returns the error with more in its body, e.g. the current cart. */
  with(more: Partial<Refusal>): StoreError {
    return new StoreError(this.status, { ...this.refusal, ...more }, this.headers)
  }
}

type NoParams = Record<never, never>

/** The values of a refusal; they may be left out if it needs none. */
type Details<Code extends RefusalCode> =
  NoParams extends RefusalParams<Code>
    ? [params?: RefusalParams<Code>, fields?: Faults]
    : [params: RefusalParams<Code>, fields?: Faults]

/** Seconds after which a call may be repeated that was refused because the store is not available. */
const retrySeconds = 5

/**
 * Creates the refusal of a request.
 * @param params the values in its sentence; undefined ones are left out
 * @param fields what is wrong with the fields
 */
export function refuse<Code extends RefusalCode>(code: Code, ...[params, fields]: Details<Code>): StoreError {
  const { status, type } = refusals[code]
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined)
  const values = Object.fromEntries(given) as MessageParams
  const refusal = new StoreError(status, {
    type,
    code,
    message: refusalSentence(code, values),
    ...(fields && { fields }),
    ...(given.length > 0 && { params: values }),
  })
  return status === 503 ? refusal.after(retrySeconds) : refusal
}

/** Creates the fault of a field. */
export function fault<Code extends FaultCode>(code: Code, ...[params]: FaultDetails<Code>): FieldFault {
  return withSentence({ code, params })
}

/** Creates the fault of a field from one that a rule has found. */
export const faultWith = ({ code, params }: { code: FaultCode; params?: MessageParams }): FieldFault =>
  withSentence({ code, params })

/** Recent faults: a million rows of a file can have the same fault, and then share it. */
const recentFaults = new Map<string, FieldFault>()
const maxRecentFaults = 200

function withSentence({ code, params }: { code: FaultCode; params: MessageParams | undefined }): FieldFault {
  const key = params ? `${code} ${JSON.stringify(params)}` : code
  const known = recentFaults.get(key)
  if (known) return known
  const created: FieldFault = { code, message: faultSentence(code, params ?? {}), ...(params && { params }) }
  if (recentFaults.size >= maxRecentFaults) recentFaults.clear()
  recentFaults.set(key, created)
  return created
}

/** The fault of an invalid cell. */
export const faultOfCell = (problem: CellProblem): FieldFault => withSentence(problem)

/** An error about one thing, e.g. a file; its message is the end of a sentence that begins with that. */
export class FaultError extends Error {
  readonly fault: FieldFault

  constructor(reason: FieldFault) {
    super(reason.message)
    this.fault = reason
  }
}

/** The fault of a field that is refused for the same reason as the request. */
export function faultOf({ refusal: { code = 'rejected', message, params } }: Pick<StoreError, 'refusal'>): FieldFault {
  return { code, message, ...(params && { params }) }
}

/**
 * 400: fields of the request are invalid.
 * @param fields path of each field (e.g. "contact_person.email") and what is wrong with it
 */
export const invalidFields = (fields: Faults): StoreError => refuse('invalid_request', {}, fields)

/**
 * 429: too many failed attempts.
 * @param seconds time until the next attempt is allowed
 */
export function rateLimited(seconds: number): StoreError {
  return refuse('too_many_attempts', { minutes: Math.ceil(seconds / 60) }).after(seconds)
}
