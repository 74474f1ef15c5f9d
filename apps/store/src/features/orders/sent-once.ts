import { createHash } from 'node:crypto'
import { StoreError } from '../../http/errors'

/** SHA-256 of what a request asks for. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/**
 * Whether a request was sent before under its key.
 * @param found what was asked for when it was
 * @throws StoreError 422 `idempotency_key_reused` where that was something else
 */
export function wasSentBefore(found: { requestHash: string | null } | undefined, content: unknown): boolean {
  if (found && found.requestHash !== hashOf(content)) {
    const message = 'This Idempotency-Key was used with another request.'
    throw new StoreError(422, { type: 'conflict', code: 'idempotency_key_reused', message })
  }
  return found !== undefined
}
