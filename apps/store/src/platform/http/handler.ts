import type { CountryCode, operations } from '@skafferi/api'
import type { CheckedVatId } from '@skafferi/domain/rules/tax/vat-id'
import type { BodyOf, JsonAnswerOf, ParametersOf } from './call-parts'
import type { OperationId } from './contract'
import { refuse } from './errors'
import type { FileAnswer } from './file-answer'
import type { CookieSession } from './session-cookies'

/** A customer's session with the data that handlers need. */
export interface Session {
  /** Shared by all tokens of one sign-in. */
  signInId: string
  tokenHash: string
  remember: boolean
  /** Time of the sign-in, and of the last recorded use. */
  startedAt: Date
  lastUsedAt: Date
  /** Browser and operating system at sign-in; null if unknown. */
  browser: string | null
  system: string | null
  /** Absolute expiry of the sign-in; refreshing does not extend it. */
  endsAt: Date
  /** Expiry of the token, unless it is refreshed or, in a browser, used. */
  expiresAt: Date
  customer: {
    id: string
    email: string
    firstName: string
    lastName: string
    phone: string | null
  }
  company: CheckedVatId & {
    id: string
    name: string
    countryCode: CountryCode
    /** The currency that it buys in; ISO 4217, lower case. */
    currency: string
    /** Payment term of invoices, in days. */
    paymentTermsDays: number
    /** True if the company requires a purchase order number for each order. */
    poRequired: boolean
    /** Organization number in the national company register; null if unknown. */
    organisationNumber: string | null
  }
}

/** The media type of XLSX files. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type FileOf<Described> = Described extends { responses: { 200: { content: { [Type in typeof xlsxType]: unknown } } } }
  ? FileAnswer
  : undefined

/** The body of an operation's 200 response. */
export type AnswerOf<Id extends OperationId> = JsonAnswerOf<operations[Id], FileOf<operations[Id]>>

/** A request that passed the access check and validation. */
export interface Call<Id extends OperationId> {
  params: ParametersOf<operations[Id], 'path'>
  query: ParametersOf<operations[Id], 'query'>
  headers: ParametersOf<operations[Id], 'header'>
  body: BodyOf<operations[Id]>
  session: Session | undefined
  /** The verified token that was issued for a password reset code; undefined for all other operations. */
  passwordToken: string | undefined
  /** Sets the session cookies in the caller's browser. */
  setSession: (session: CookieSession) => void
  /** Clears the session cookies in the caller's browser. */
  clearSession: () => void
  /** The value of the device cookie; undefined if the request has none. */
  device: string | undefined
  /** Replaces the device cookie. */
  setDevice: (device: string) => void
  /** Also in the log and in error responses. */
  requestId: string
  /** The caller's IP address; of IPv6 the network prefix, see `networkOf`. */
  address: string
  /** The `User-Agent` header. */
  userAgent: string | undefined
}

/** Handles one operation: returns the body of its 200 response, or throws a `StoreError`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>

/** A handler for each of the given operations. */
export type Handlers<Id extends OperationId> = { [Name in Id]: Handler<Name> }

/**
 * Returns the session of an operation that only customers may call.
 * @throws StoreError 401 for visitors
 */
export function signedIn(call: { session: Session | undefined }): Session {
  if (!call.session) throw refuse('unauthorized')
  return call.session
}

/** A section of a list. */
export interface Page {
  limit: number
  offset: number
}

/** Returns the requested section of a list. Validation has already applied the contract's defaults. */
export function pageOf(query: Partial<Page>): Page {
  const { limit, offset } = query as Page
  return { limit, offset }
}
