import type { Database } from '../../db/database'
import { whoActs } from '../../db/events'
import { acquireLockByName } from '../../db/named-lock'
import { unauthorized } from '../../http/errors'
import * as repo from './operators.repo'

/** One change of the team at a time: of two owners who step down at once the second one has to stay. */
export const lockTeam = (tx: Database) => acquireLockByName(tx, 'operators')

/**
 * Locks the team for whatever outlives the session of the owner who makes it. Their session was checked before the transaction began:
 * they may have been disabled or demoted since. The command line acts for nobody, and is let through.
 * @throws StoreError 401 if whoever acts is no owner any more
 */
export async function lockTeamAsOwner(tx: Database): Promise<void> {
  await lockTeam(tx)
  const { operatorId } = whoActs()
  if (operatorId !== null && !(await repo.isOwner(tx, operatorId))) throw unauthorized()
}
