import type { operations } from '@skafferi/api/admin'
import type { BodyOf, JsonAnswerOf, ParametersOf } from '../call-parts'
import { refuse } from '../errors'
import { FileAnswer } from '../file-answer'
import type { LocalAdminCaller } from '../local-admin'
import type { VerifiedApiKey, OperatorSession } from './access'
import type { AdminOperationId } from './contract'

export { FileAnswer }

/** The body of an operation's 200 response. */
export type AdminAnswerOf<Id extends AdminOperationId> = JsonAnswerOf<operations[Id], FileAnswer>

/** A request that passed the access check and validation. */
export interface AdminCall<Id extends AdminOperationId> {
  params: ParametersOf<operations[Id], 'path'>
  query: ParametersOf<operations[Id], 'query'>
  headers: ParametersOf<operations[Id], 'header'>
  body: BodyOf<operations[Id]>
  /** Undefined for operations without a session, for programs and for the local admin socket. */
  session: OperatorSession | undefined
  /** The API key of the calling program; undefined for operators. */
  apiKey: VerifiedApiKey | undefined
  /** The caller on the local admin socket; undefined for all others. */
  localAdminCaller: LocalAdminCaller | undefined
  /** The token of an invitation; undefined for operations that take none. */
  inviteToken: string | undefined
  /** Sets the session cookie in the caller's browser. */
  setSession: (token: string) => void
  /** Clears the session cookie in the caller's browser. */
  clearSession: () => void
  /** Sets a response header. */
  setHeader: (name: 'etag', value: string) => void
  /** The caller's IP address; of IPv6 the network prefix. */
  address: string
}

/** Handles one operation: returns the body of its 200 response, or throws a `StoreError`. */
export type AdminHandler<Id extends AdminOperationId> = (call: AdminCall<Id>) => Promise<AdminAnswerOf<Id>>

/** A handler for each of the given operations. */
export type AdminHandlers<Id extends AdminOperationId> = { [Name in Id]: AdminHandler<Name> }

/**
 * Returns the session of an operation that only operators may call.
 * @throws StoreError 401 without a session
 */
export function signedInOperator(call: { session: OperatorSession | undefined }): OperatorSession {
  if (!call.session) throw refuse('unauthorized')
  return call.session
}

/**
 * Returns the caller's name: the operator's name, the key's title, or the name given on the command line.
 * @throws StoreError 401 without a session or key
 */
export function nameOfCaller(
  call: Pick<AdminCall<AdminOperationId>, 'session' | 'apiKey' | 'localAdminCaller'>,
): string {
  if (call.localAdminCaller) return call.localAdminCaller.name ?? 'command line'
  return call.apiKey?.title ?? signedInOperator(call).operator.name
}
