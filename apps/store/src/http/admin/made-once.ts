import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/database'
import { whoActs } from '../../db/events'
import { newId, type IdPrefix } from '../../db/ids'
import { StoreError } from '../errors'
import { findMade } from './made-once.repo'

/** The id of what somebody makes: under one key of theirs always the same, so that it is made once. */
export function idOfRequest(prefix: IdPrefix, key: string | undefined, now: Date): string {
  if (key === undefined) return newId(prefix, now)
  const { operatorId, apiKeyId, saidName } = whoActs()
  const named = JSON.stringify([operatorId, apiKeyId, saidName, key])
  return `${prefix}_${createHash('sha256').update(named).digest('base64url').slice(0, 26)}`
}

/** What was made under an id, and how it is asked for once more. */
export interface Made {
  id: string
  /** How the history names that it was made. */
  action: string
  /** Of what the history keeps of it, all that the request says; at the moment it was made. */
  said: (at: Date) => object
}

/**
 * Whether this very request was done before.
 * @throws StoreError 422 where another one was, under the same key
 */
export async function wasMade(tx: Database, { id, action, said }: Made): Promise<boolean> {
  const found = await findMade(tx, id, action)
  if (!found) return false
  const [asked, kept] = [JSON.parse(JSON.stringify(said(found.at))) as object, found.after as Record<string, unknown>]
  if (Object.entries(asked).every(([name, value]) => isDeepStrictEqual(value, kept[name]))) return true
  const message = 'This Idempotency-Key was used with another request.'
  throw new StoreError(422, { type: 'conflict', code: 'idempotency_key_reused', message })
}
