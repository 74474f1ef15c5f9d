import { createHash } from 'node:crypto'
import { invalidData, StoreError } from '../errors'

/** What is changed, and how it was read. */
export interface AsRead {
  id: string
  /** Its tag then. */
  ifMatch: string | undefined
}

/** A call that changes one thing, with the header that says how it was read. */
interface ChangingCall {
  params: { id: string }
  headers: { 'If-Match'?: string }
}

/** What a call changes, and how its caller read it. */
export const readOf = ({ params, headers }: ChangingCall): AsRead => ({ id: params.id, ifMatch: headers['If-Match'] })

/** A tag that changes with what is given. */
export function tagOf(said: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)}"`
}

/**
 * Holds that something is as it was read.
 * @param tag its tag now
 * @param refusal what to answer where it is another one
 * @throws StoreError 428 without a tag; 412 where it is another one
 */
export function assertAsRead({ ifMatch }: AsRead, tag: string, refusal: Omit<StoreError['refusal'], 'type'>): void {
  if (ifMatch === undefined) {
    throw new StoreError(428, invalidData('precondition_required', 'Say in If-Match what this changes.').refusal)
  }
  // What compresses answers may have weakened the tag on its way.
  if (ifMatch.replace(/^W\//, '') !== tag) throw new StoreError(412, { type: 'conflict', ...refusal }, { etag: tag })
}
