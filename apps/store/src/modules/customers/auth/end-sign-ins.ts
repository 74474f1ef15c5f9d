import type { Database } from '../../../platform/db/database'
import { deleteSignIns } from './auth.repo'
import { invalidateResets } from './reset.repo'

/**
 * Ends all sign-ins of a customer and invalidates codes and password tokens. The customer's row must be locked, because
 * a concurrent sign-in would otherwise survive.
 */
export async function endSignIns(tx: Database, customerId: string, now: Date): Promise<void> {
  await deleteSignIns(tx, customerId)
  await invalidateResets(tx, customerId, now)
}
