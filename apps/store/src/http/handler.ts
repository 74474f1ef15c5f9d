import type { CountryCode, operations } from '@skafferi/api'
import type { CheckedVatId } from '@skafferi/domain/checkout/vat-id.rules'
import type { BodyOf, JsonAnswerOf, ParametersOf } from './call-parts'
import type { OperationId } from './contract'
import { unauthorized } from './errors'
import type { KeptSession } from './session-cookies'

/** Who is signed in, with everything that handlers need to know about them. */
export interface Session {
  /** Shared by all tokens that followed from one sign-in. */
  signInId: string
  tokenHash: string
  remember: boolean
  /** When its owner signed in, and when it was last known to be used. */
  startedAt: Date
  lastUsedAt: Date
  /** What its owner signed in with. */
  browser: string | null
  system: string | null
  /** When the sign-in ends, however often it is refreshed. */
  endsAt: Date
  /** When the token ends unless it is refreshed or, in a browser, used. */
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
    /** Days until its invoices are due. */
    paymentTermsDays: number
    /** Whether it places no order without a purchase order number. */
    poRequired: boolean
    /** In the register of its country; null if it is not known. */
    organisationNumber: string | null
  }
}

/** What the 200 answer of a call carries. */
export type AnswerOf<Id extends OperationId> = JsonAnswerOf<operations[Id]>

/** A call that passed key, token and validation. */
export interface Call<Id extends OperationId> {
  params: ParametersOf<operations[Id], 'path'>
  query: ParametersOf<operations[Id], 'query'>
  headers: ParametersOf<operations[Id], 'header'>
  body: BodyOf<operations[Id]>
  /** Undefined for visitors. */
  session: Session | undefined
  /** What a right code was changed for; undefined for all calls but the one that takes it. */
  passwordToken: string | undefined
  /** Has the calling browser keep a session. */
  keepSession: (session: KeptSession) => void
  /** Has the calling browser forget its session. */
  forgetSession: () => void
  /** What the calling browser keeps to be known again when a code is tried; undefined where it keeps nothing. */
  device: string | undefined
  /** Has the calling browser keep that, in place of what it kept before. */
  keepDevice: (device: string) => void
  /** Also stands on the log lines and in error answers. */
  requestId: string
  /** The caller's network address; of IPv6 its network's, see `networkOf`. */
  address: string
  /** What the caller's program says of itself. */
  userAgent: string | undefined
}

/** Answers one call of the contract: gives the body of its 200 answer, or throws a `StoreError`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>

/** A handler for each of the named calls. */
export type Handlers<Id extends OperationId> = { [Name in Id]: Handler<Name> }

/**
 * The session of a call that only customers may make.
 * @throws StoreError 401 for visitors
 */
export function signedIn(call: { session: Session | undefined }): Session {
  if (!call.session) throw unauthorized()
  return call.session
}

/** Which part of a list to answer. */
export interface Page {
  limit: number
  offset: number
}

/** The page asked for. Validation has filled in the contract's defaults. */
export function pageOf(query: Partial<Page>): Page {
  const { limit, offset } = query as Page
  return { limit, offset }
}
