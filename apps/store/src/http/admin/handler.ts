import type { operations } from '@skafferi/api/admin'
import type { BodyOf, JsonAnswerOf, ParametersOf } from '../call-parts'
import { unauthorized } from '../errors'
import type { MachineCaller } from '../machine'
import type { KnownKey, OperatorSession } from './access'
import type { AdminOperationId } from './contract'

/** A file as an answer. */
export class FileAnswer {
  readonly bytes: Uint8Array
  readonly mediaType: string
  /** What it is saved as. */
  readonly name: string

  constructor({ bytes, mediaType, name }: { bytes: Uint8Array; mediaType: string; name: string }) {
    this.bytes = bytes
    this.mediaType = mediaType
    this.name = name
  }
}

/** What the 200 answer of a call carries. */
export type AdminAnswerOf<Id extends AdminOperationId> = JsonAnswerOf<operations[Id], FileAnswer>

/** A call that passed access and validation. */
export interface AdminCall<Id extends AdminOperationId> {
  params: ParametersOf<operations[Id], 'path'>
  query: ParametersOf<operations[Id], 'query'>
  headers: ParametersOf<operations[Id], 'header'>
  body: BodyOf<operations[Id]>
  /** Undefined for calls that ask for no session, and for those of a program or from the store's own machine. */
  session: OperatorSession | undefined
  /** The key of the program that calls; undefined for people. */
  apiKey: KnownKey | undefined
  /** Who calls from the store's own machine; undefined for all others. */
  machine: MachineCaller | undefined
  /** The token of an invitation; undefined for calls that take none. */
  inviteToken: string | undefined
  /** Has the calling browser keep a session. */
  keepSession: (token: string) => void
  /** Has the calling browser forget its session. */
  forgetSession: () => void
  /** Sends a header along. */
  setHeader: (name: 'etag', value: string) => void
  /** The caller's network address; of IPv6 its network's. */
  address: string
}

/** Answers one call: gives the body of its 200 answer, or throws a `StoreError`. */
export type AdminHandler<Id extends AdminOperationId> = (call: AdminCall<Id>) => Promise<AdminAnswerOf<Id>>

/** A handler for each of the named calls. */
export type AdminHandlers<Id extends AdminOperationId> = { [Name in Id]: AdminHandler<Name> }

/** The session of a call that only operators may make. @throws StoreError 401 where there is none */
export function signedInOperator(call: { session: OperatorSession | undefined }): OperatorSession {
  if (!call.session) throw unauthorized()
  return call.session
}

/** What whoever calls is called: an operator's name, a key's title, or what is said on the command line. @throws StoreError 401 where it is nobody */
export function nameOfCaller(call: Pick<AdminCall<AdminOperationId>, 'session' | 'apiKey' | 'machine'>): string {
  if (call.machine) return call.machine.name ?? 'command line'
  return call.apiKey?.title ?? signedInOperator(call).operator.name
}
