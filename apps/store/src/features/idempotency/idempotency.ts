import { createHash } from 'node:crypto'
import type { Database } from '../../db/database'
import { StoreError } from '../../http/errors'
import * as repo from './idempotency.repo'

/** How long a key is remembered: longer than anybody keeps trying the same request. */
const rememberFor = 24 * 60 * 60 * 1000

/** A request that its sender may send again. */
export interface RepeatableRequest {
  companyId: string
  /** Chosen by the sender. */
  key: string
  /** What the request asks for. */
  body: unknown
}

function keyReused(): StoreError {
  const message = 'This Idempotency-Key was used with another request.'
  return new StoreError(422, { type: 'conflict', code: 'idempotency_key_reused', message })
}

/**
 * Answers a request once for each key: the same request again gets the stored answer. Everything happens in the given
 * transaction, so a request that failed leaves no trace, and one that comes twice at once waits for the first.
 * @throws StoreError 422 where the key was used for another request
 */
export async function answerOnce<Answer>(
  tx: Database,
  { companyId, key, body }: RepeatableRequest,
  now: Date,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  await repo.deleteKeys(tx, companyId, new Date(now.getTime() - rememberFor))
  if (!(await repo.insertKey(tx, { companyId, key, requestHash, createdAt: now }))) {
    const stored = await repo.findKey(tx, { companyId, key })
    if (stored?.requestHash !== requestHash) throw keyReused()
    return stored.answer as Answer
  }
  const fresh = await answer()
  await repo.updateAnswer(tx, { companyId, key }, fresh)
  return fresh
}
