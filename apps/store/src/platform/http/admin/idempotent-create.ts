import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/database'
import { currentActor } from '../../db/events'
import { newId, type IdPrefix } from '../../db/ids'
import { refuse } from '../errors'
import { findCreated } from './idempotent-create.repo'

/**
 * Returns the id of a new resource. With an idempotency key it is derived from the caller and the key, so that
 * repeating the request cannot create a second one.
 */
export function idempotentId(prefix: IdPrefix, key: string | undefined, now: Date): string {
  if (key === undefined) return newId(prefix, now)
  const { operatorId, apiKeyId, declaredName } = currentActor()
  const named = JSON.stringify([operatorId, apiKeyId, declaredName, key])
  return `${prefix}_${createHash('sha256').update(named).digest('base64url').slice(0, 26)}`
}

/** A resource with an idempotent creation. */
export interface IdempotentCreation {
  id: string
  /** The name of the creation in the history. */
  action: string
  /** Returns the part of the recorded state that the request determines, for a creation at this time. */
  request: (at: Date) => object
}

/**
 * True if this same request was completed before.
 * @throws StoreError 422 if another request used the same key
 */
export async function wasCreated(
  tx: Database,
  { id, action, request: requestAt }: IdempotentCreation,
): Promise<boolean> {
  const found = await findCreated(tx, id, action)
  if (!found) return false
  const [requested, stored] = [
    JSON.parse(JSON.stringify(requestAt(found.at))) as object,
    found.after as Record<string, unknown>,
  ]
  if (Object.entries(requested).every(([name, value]) => isDeepStrictEqual(value, stored[name]))) return true
  throw refuse('idempotency_key_reused')
}
