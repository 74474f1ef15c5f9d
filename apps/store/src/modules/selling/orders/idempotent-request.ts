import { createHash } from 'node:crypto'
import { StoreError } from '../../../platform/http/errors'

/** SHA-256 of a request. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/**
 * True if a request was sent with its key before.
 * @param found the earlier request with the key
 * @throws StoreError 422 `idempotency_key_reused` if it was a different one
 */
export function wasSentBefore(found: { requestHash: string | null } | undefined, content: unknown): boolean {
  if (found && found.requestHash !== hashOf(content)) {
    const message = 'This Idempotency-Key was used with another request.'
    throw new StoreError(422, { type: 'conflict', code: 'idempotency_key_reused', message })
  }
  return found !== undefined
}
