import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { rateLimited } from '../../http/errors'
import * as repo from './auth.repo'
import { sha256 } from './auth.tokens'
import type { Device } from './devices'

/** Failures within this are counted; in milliseconds. */
const failureWindow = 15 * 60 * 1000

/** Failed tries within the window after which the next one is refused unread. */
const failureLimits = { accountHash: 10, addressHash: 50 } as const

/** What is looked at: what is limited in another way for accounts gives its address only. */
type Counted = Pick<repo.Attempt, 'addressHash'> & Partial<repo.Attempt>

/** Milliseconds until the next try of somebody who has failed too often is allowed; 0 or less where it is. */
async function timeToWait(db: Database, counted: Counted, now: Date): Promise<number> {
  const since = new Date(now.getTime() - failureWindow)
  const filling = await repo.findLimitingFailures(db, counted, failureLimits, since)
  return Math.max(...filling.map((failedAt) => failedAt.getTime() - since.getTime()))
}

/** Whether somebody has failed too often for another try, where only some may be told so. */
export async function hasTooManyFailures(db: Database, counted: Counted, now: Date): Promise<boolean> {
  return (await timeToWait(db, counted, now)) > 0
}

/**
 * Refuses a try of somebody who has failed too often, whatever it holds.
 * @throws StoreError 429 with the seconds until the next try is allowed
 */
export async function refuseTooManyFailures(db: Database, counted: Counted, now: Date): Promise<void> {
  const wait = await timeToWait(db, counted, now)
  if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
}

/**
 * What a failure counts for: an account and an address. On a device that is known to the account it counts for that device
 * alone: strangers who are wrong, wherever they are, never keep the owner out.
 * @param account the e-mail, in lower case
 */
export function attemptOf(account: string, address: string, { id, isKnown }: Device): repo.Attempt {
  if (!isKnown) return { accountHash: sha256(account), addressHash: sha256(address) }
  const own = sha256(`known ${id} ${account}`)
  return { accountHash: own, addressHash: own }
}

/** Counts a failure. */
export async function fileFailure(db: Database, attempt: repo.Attempt, now: Date): Promise<void> {
  const since = new Date(now.getTime() - failureWindow)
  await repo.insertFailure(db, { id: newId('fail', now), ...attempt, failedAt: now }, since)
}
