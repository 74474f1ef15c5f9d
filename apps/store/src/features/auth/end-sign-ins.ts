import type { Database } from '../../db/database'
import { deleteSignIns } from './auth.repo'
import { invalidateResets } from './reset.repo'

/**
 * Ends everything that a customer is signed in with, and whatever they could still choose a password with. The
 * customer's row must be locked: a sign-in under way would otherwise outlive this.
 */
export async function endSignIns(tx: Database, customerId: string, now: Date): Promise<void> {
  await deleteSignIns(tx, customerId)
  await invalidateResets(tx, customerId, now)
}
