import type { Database } from '../../../platform/db/database'
import { currentActor } from '../../../platform/db/events'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { refuse } from '../../../platform/http/errors'
import * as repo from './operators.repo'

/** Serializes changes of the team, so that two owners cannot give up the role at the same time. */
export const lockTeam = (tx: Database) => acquireLockByName(tx, 'operators')

/**
 * Locks the team for changes that outlive the owner's session. The session was checked before the transaction, so the
 * owner may have been deactivated or demoted since. The command line has no operator and is allowed.
 * @throws StoreError 401 if the current operator is not an owner any more
 */
export async function lockTeamAsOwner(tx: Database): Promise<void> {
  await lockTeam(tx)
  const { operatorId } = currentActor()
  if (operatorId !== null && !(await repo.isOwner(tx, operatorId))) throw refuse('unauthorized')
}
