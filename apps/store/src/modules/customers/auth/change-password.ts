import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import { recordEvent } from '../../../platform/db/events'
import { fault, refuse, type StoreError } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import type { createQueue } from '../../../platform/jobs/queue'
import { recordFailure, refuseTooManyFailures } from './sign-in-failures'
import { hashPassword, matchesPassword } from './hash-password'
import { deleteFailures, deleteOtherSignIns, findSession, lockLogin } from './auth.repo'
import { sha256 } from './tokens'
import { enqueuePasswordChanged } from './notify-password-changed'
import * as repo from './reset.repo'
import { refuseEasyToGuess } from './weak-passwords'

/** Time in which a repeated change counts as a retry after a lost response, in milliseconds. */
const retryTime = 15 * 60 * 1000

/** A password change by the signed-in customer. */
export interface PasswordChange {
  /** The current password. */
  currentPassword: string
  /** The new password. */
  newPassword: string
  /** The `User-Agent` header. */
  userAgent: string | undefined
  requestId: string
}

function wrongPassword(): StoreError {
  return refuse('wrong_password', {}, { current_password: fault('wrong') })
}

/**
 * Creates the operation that changes a known password.
 * @param runQueued queue for hashing
 */
export function createPasswordChange(context: Context, runQueued: ReturnType<typeof createQueue>) {
  const { db, now } = context

  /**
   * Returns the hash of the current password; undefined if the change was already made. Failures count for this sign-in
   * only, so that other people's failures do not affect a signed-in owner.
   */
  async function checkCurrent({ customer, signInId }: Session, { currentPassword, newPassword }: PasswordChange) {
    const { id } = customer
    const signInHash = sha256(`change password ${signInId}`)
    const attempt = { accountHash: signInHash, addressHash: signInHash }
    await refuseTooManyFailures(db, attempt, now())
    const stored = await repo.findPassword(db, id)
    if (stored && (await matchesPassword(currentPassword, stored.hash))) return stored.hash
    const isRecent = stored && now().getTime() - stored.changedAt.getTime() < retryTime
    if (isRecent && (await matchesPassword(newPassword, stored.hash))) return undefined
    await recordFailure(db, attempt, now())
    throw wrongPassword()
  }

  return {
    /**
     * Changes the password, ends all other sign-ins, and notifies the customer by e-mail.
     * @throws StoreError 400 `wrong_password`, `weak_password`; 401 if the session has ended; 429 after too many
     * failures
     */
    async changePassword(session: Session, change: PasswordChange): Promise<void> {
      const { signInId, tokenHash, customer, company } = session
      const passwordHash = await runQueued(() => checkCurrent(session, change))
      if (passwordHash === undefined) return
      refuseEasyToGuess(change.newPassword, { email: customer.email, companyName: company.name }, 'new_password')
      const hash = await runQueued(() => hashPassword(change.newPassword))
      await db.transaction(async (tx) => {
        const at = now()
        await repo.lockCustomer(tx, customer.id)
        // During hashing the session may have ended or the password may have changed.
        if (!(await findSession(tx, tokenHash, at))) throw refuse('unauthorized')
        if (!(await lockLogin(tx, { customerId: customer.id, passwordHash }))) throw wrongPassword()
        await repo.savePassword(tx, customer.id, hash, at)
        await deleteOtherSignIns(tx, customer.id, signInId)
        await repo.invalidateResets(tx, customer.id, at)
        await deleteFailures(tx, sha256(identifierKey(customer.email)))
        const [action, { requestId, userAgent }] = ['customer.password_changed', change]
        await recordEvent(tx, { at, actorId: customer.id, action, subjectId: customer.id, requestId })
        await enqueuePasswordChanged(tx, { email: customer.email, at, userAgent }, context)
      })
    },
  }
}
