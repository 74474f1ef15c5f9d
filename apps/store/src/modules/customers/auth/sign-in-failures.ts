import type { Database } from '../../../platform/db/database'
import { newId } from '../../../platform/db/ids'
import { rateLimited } from '../../../platform/http/errors'
import * as repo from './auth.repo'
import { sha256 } from './tokens'
import type { Device } from './devices'

/** Window in which failures count, in milliseconds. */
const failureWindow = 15 * 60 * 1000

/** Failures in the window after which further attempts are refused without a check. */
const failureLimits = { accountHash: 10, addressHash: 50 } as const

/** The hashes whose failures are limited; only the address if accounts are limited separately. */
type LimitedHashes = Pick<repo.Attempt, 'addressHash'> & Partial<repo.Attempt>

/** Returns milliseconds until the next attempt is allowed; 0 or less if it is allowed now. */
async function timeToWait(db: Database, hashes: LimitedHashes, now: Date): Promise<number> {
  const since = new Date(now.getTime() - failureWindow)
  const limiting = await repo.findLimitingFailures(db, hashes, failureLimits, since)
  return Math.max(...limiting.map((failedAt) => failedAt.getTime() - since.getTime()))
}

/** True if the failure limit is reached; for responses that must not reveal it. */
export async function hasTooManyFailures(db: Database, hashes: LimitedHashes, now: Date): Promise<boolean> {
  return (await timeToWait(db, hashes, now)) > 0
}

/**
 * Refuses an attempt if the failure limit is reached.
 * @throws StoreError 429 with the seconds until the next attempt
 */
export async function refuseTooManyFailures(db: Database, hashes: LimitedHashes, now: Date): Promise<void> {
  const wait = await timeToWait(db, hashes, now)
  if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
}

/**
 * Returns what a failure counts for: the account and the address. On a known device of the account it counts for that
 * device only, so that other people's failures never lock out the owner.
 * @param account the e-mail in lower case
 */
export function attemptOf(account: string, address: string, { id, isKnown }: Device): repo.Attempt {
  if (!isKnown) return { accountHash: sha256(account), addressHash: sha256(address) }
  const deviceHash = sha256(`known ${id} ${account}`)
  return { accountHash: deviceHash, addressHash: deviceHash }
}

/** Records a failure. */
export async function recordFailure(db: Database, attempt: repo.Attempt, now: Date): Promise<void> {
  const since = new Date(now.getTime() - failureWindow)
  await repo.insertFailure(db, { id: newId('fail', now), ...attempt, failedAt: now }, since)
}
