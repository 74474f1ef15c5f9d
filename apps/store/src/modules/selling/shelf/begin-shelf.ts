import type { Database } from '../../../platform/db/database'
import * as repo from './shelf.repo'

/** Arranges the first shelf of a company. A shelf that exists is not changed. */
export async function beginShelf(
  tx: Database,
  places: readonly repo.ArrangedRow[],
  owner: { companyId: string; customerId: string; now: Date },
): Promise<void> {
  if ((await repo.lockShelf(tx, owner)) > 0) return
  await repo.replacePlaces(tx, owner.companyId, places)
  await repo.setVersion(tx, { ...owner, version: 1 })
}
