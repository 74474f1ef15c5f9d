import type { Database } from '../../db/database'
import { newToken, sha256 } from './auth.tokens'
import * as repo from './reset.repo'

/** How long a link works, in hours: whoever gets it may be asleep. */
export const linkHours = 24

/** Whom a link is made for. */
interface LinkOwner {
  customerId: string
  /** In lower case. */
  email: string
}

/**
 * Makes a link that chooses a password once, and ends whatever else could: a code of somebody who guesses, and an earlier link.
 * The token stands behind the `#`, which browsers send to nobody.
 * @param publicUrl where the shop is reached; no slash at the end
 */
export async function makePasswordLink(
  tx: Database,
  { customerId, email }: LinkOwner,
  publicUrl: string,
  now: Date,
): Promise<string> {
  await repo.lockCodes(tx, sha256(email))
  await repo.invalidateResets(tx, customerId, now)
  const token = newToken('pw')
  const expiresAt = new Date(now.getTime() + linkHours * 60 * 60 * 1000)
  await repo.insertPasswordToken(tx, { tokenHash: sha256(token), customerId, expiresAt }, now)
  return `${publicUrl}/otp#${new URLSearchParams({ email, token })}`
}
