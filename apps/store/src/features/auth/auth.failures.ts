import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { rateLimited } from '../../http/errors'
import * as repo from './auth.repo'

/** Failures within this are counted; in milliseconds. */
const failureWindow = 15 * 60 * 1000

/** Failed tries within the window after which the next one is refused unread. */
const failureLimits = { accountHash: 10, addressHash: 50 } as const

/**
 * Refuses a try of somebody who has failed too often, whatever it holds.
 * @param counted what is looked at: what is limited in another way for accounts gives its address only
 * @throws StoreError 429 with the seconds until the next try is allowed
 */
export async function refuseTooManyFailures(
  db: Database,
  counted: Pick<repo.Attempt, 'addressHash'> & Partial<repo.Attempt>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - failureWindow)
  const filling = await repo.findLimitingFailures(db, counted, failureLimits, since)
  const wait = Math.max(...filling.map((failedAt) => failedAt.getTime() - since.getTime()))
  if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
}

/** Counts a failure. */
export async function fileFailure(db: Database, attempt: repo.Attempt, now: Date): Promise<void> {
  const since = new Date(now.getTime() - failureWindow)
  await repo.insertFailure(db, { id: newId('fail', now), ...attempt, failedAt: now }, since)
}
