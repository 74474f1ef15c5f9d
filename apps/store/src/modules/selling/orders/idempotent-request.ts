import { createHash } from 'node:crypto'
import { refuse } from '../../../platform/http/errors'

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
    throw refuse('idempotency_key_reused')
  }
  return found !== undefined
}
