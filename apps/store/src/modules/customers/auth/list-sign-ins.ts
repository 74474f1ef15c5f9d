import type { SignedInSession } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import * as repo from './auth.repo'

type Caller = Pick<Session, 'signInId' | 'customer'>

function toSignedInSession(
  { id, browser, system, startedAt, lastUsedAt }: repo.SignInRow,
  { signInId }: Caller,
): SignedInSession {
  const [started_at, last_used_at] = [startedAt.toISOString(), lastUsedAt.toISOString()]
  return { id, browser, system, started_at, last_used_at, current: id === signInId }
}

/** Creates the operations on a customer's own sign-ins. */
export function createSignInList({ db, now }: Context) {
  async function list(source: Database, caller: Caller): Promise<SignedInSession[]> {
    const rows = await repo.findSignIns(source, caller.customer.id, now())
    const sessions = rows.map((row) => toSignedInSession(row, caller))
    return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)]
  }

  return {
    /** Returns the sign-ins: the current one first, the others by last use. */
    listSignIns: (caller: Caller): Promise<SignedInSession[]> => list(db, caller),

    /**
     * Ends one of the caller's sign-ins.
     * @returns the remaining ones
     * @throws StoreError 404 `session_not_found` if it belongs to another customer or has ended
     */
    endSignIn: (caller: Caller, id: string): Promise<SignedInSession[]> =>
      db.transaction(async (tx) => {
        if (!(await repo.deleteSignInOf(tx, caller.customer.id, id, now()))) {
          throw refuse('session_not_found')
        }
        return list(tx, caller)
      }),

    /**
     * Ends all sign-ins of the caller except the current one.
     * @returns the remaining ones
     */
    endOtherSignIns: (caller: Caller): Promise<SignedInSession[]> =>
      db.transaction(async (tx) => {
        await repo.deleteOtherSignIns(tx, caller.customer.id, caller.signInId)
        return list(tx, caller)
      }),
  }
}
