import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { rateLimited } from '../../http/errors'
import * as repo from './auth.repo'
import { sha256 } from './auth.tokens'
import type { Device } from './devices'

/** Window in which failures count, in milliseconds. */
const failureWindow = 15 * 60 * 1000

/** Failures in the window after which further attempts are refused unread. */
const failureLimits = { accountHash: 10, addressHash: 50 } as const

/** The hashes to check; only the address if accounts are limited in another way. */
type Counted = Pick<repo.Attempt, 'addressHash'> & Partial<repo.Attempt>

/** Returns milliseconds until the next attempt is allowed; 0 or less if it is allowed now. */
async function timeToWait(db: Database, counted: Counted, now: Date): Promise<number> {
  const since = new Date(now.getTime() - failureWindow)
  const filling = await repo.findLimitingFailures(db, counted, failureLimits, since)
  return Math.max(...filling.map((failedAt) => failedAt.getTime() - since.getTime()))
}

/** True if the failure limit is reached; for callers that must not be told. */
export async function hasTooManyFailures(db: Database, counted: Counted, now: Date): Promise<boolean> {
  return (await timeToWait(db, counted, now)) > 0
}

/**
 * Refuses an attempt if the failure limit is reached.
 * @throws StoreError 429 with the seconds until the next attempt
 */
export async function refuseTooManyFailures(db: Database, counted: Counted, now: Date): Promise<void> {
  const wait = await timeToWait(db, counted, now)
  if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
}

/**
 * Returns what a failure counts for: the account and the address. On a known device of the account it counts for that
 * device only, so that failures of strangers never lock out the owner.
 * @param account the e-mail in lower case
 */
export function attemptOf(account: string, address: string, { id, isKnown }: Device): repo.Attempt {
  if (!isKnown) return { accountHash: sha256(account), addressHash: sha256(address) }
  const own = sha256(`known ${id} ${account}`)
  return { accountHash: own, addressHash: own }
}

/** Records a failure. */
export async function fileFailure(db: Database, attempt: repo.Attempt, now: Date): Promise<void> {
  const since = new Date(now.getTime() - failureWindow)
  await repo.insertFailure(db, { id: newId('fail', now), ...attempt, failedAt: now }, since)
}
