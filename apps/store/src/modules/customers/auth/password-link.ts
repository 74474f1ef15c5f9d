import type { Database } from '../../../platform/db/database'
import { newToken, sha256 } from './tokens'
import * as repo from './reset.repo'

/** Validity of a link, in hours. */
export const linkHours = 24

/** The customer of a link. */
interface LinkOwner {
  customerId: string
  /** Lower case. */
  email: string
}

/**
 * Creates a link that allows choosing a password once, and invalidates codes and earlier links. The token is in the URL
 * fragment, which browsers do not send.
 * @param publicUrl public address of the shop; without a trailing slash
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
