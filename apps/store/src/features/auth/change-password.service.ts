import { identifierKey } from '@skafferi/domain/format/typed-text.rules'
import type { Context } from '../../context'
import { recordEvent } from '../../db/events'
import { invalidData, unauthorized, type StoreError } from '../../http/errors'
import type { Session } from '../../http/handler'
import type { createQueue } from '../../queue'
import { fileFailure, refuseTooManyFailures } from './auth.failures'
import { hashPassword, matchesPassword } from './auth.passwords'
import { deleteFailures, deleteOtherSignIns, findSession, lockLogin } from './auth.repo'
import { sha256 } from './auth.tokens'
import { postPasswordChanged } from './password-changed.mail'
import * as repo from './reset.repo'
import { refuseEasyToGuess } from './weak-passwords'

/** Within this a change is taken for one whose answer was lost; in milliseconds. */
const retryTime = 15 * 60 * 1000

/** A password that its owner, who is signed in, changes. */
export interface PasswordChange {
  /** The one that holds. */
  current: string
  /** The one that shall hold. */
  next: string
  /** What the caller's program says of itself. */
  userAgent: string | undefined
  requestId: string
}

function wrongPassword(): StoreError {
  return invalidData('wrong_password', 'This is not your current password.', { current_password: 'is not right' })
}

/**
 * Changing a password that is known.
 * @param inTurn the line in which passwords are hashed
 */
export function createPasswordChange(context: Context, inTurn: ReturnType<typeof createQueue>) {
  const { db, now } = context

  /**
   * The hash that the present password belongs to; undefined where the change has been made already. Failures count for this sign-in
   * alone: strangers who fail to sign in do not stop an owner who is signed in.
   */
  async function checkCurrent({ customer, signInId }: Session, { current, next }: PasswordChange) {
    const { id } = customer
    const own = sha256(`change password ${signInId}`)
    const attempt = { accountHash: own, addressHash: own }
    await refuseTooManyFailures(db, attempt, now())
    const stored = await repo.findPassword(db, id)
    if (stored && (await matchesPassword(current, stored.hash))) return stored.hash
    const isRecent = stored && now().getTime() - stored.changedAt.getTime() < retryTime
    if (isRecent && (await matchesPassword(next, stored.hash))) return undefined
    await fileFailure(db, attempt, now())
    throw wrongPassword()
  }

  return {
    /**
     * Gives somebody another password, ends whatever else they are signed in with, and tells them by e-mail.
     * @throws StoreError 400 `wrong_password`, `weak_password`; 401 where the session has ended meanwhile; 429 after too many
     * failures
     */
    async changePassword(session: Session, change: PasswordChange): Promise<void> {
      const { signInId, tokenHash, customer, company } = session
      const passwordHash = await inTurn(() => checkCurrent(session, change))
      if (passwordHash === undefined) return
      refuseEasyToGuess(change.next, { email: customer.email, companyName: company.name }, 'new_password')
      const hash = await inTurn(() => hashPassword(change.next))
      await db.transaction(async (tx) => {
        const moment = now()
        await repo.lockCustomer(tx, customer.id)
        // Hashing took its time: the session may have been ended, or the password changed, in between.
        if (!(await findSession(tx, tokenHash, moment))) throw unauthorized()
        if (!(await lockLogin(tx, { customerId: customer.id, passwordHash }))) throw wrongPassword()
        await repo.savePassword(tx, customer.id, hash, moment)
        await deleteOtherSignIns(tx, customer.id, signInId)
        await repo.invalidateResets(tx, customer.id, moment)
        await deleteFailures(tx, sha256(identifierKey(customer.email)))
        const [action, { requestId, userAgent }] = ['customer.password_changed', change]
        await recordEvent(tx, { at: moment, actorId: customer.id, action, subjectId: customer.id, requestId })
        await postPasswordChanged(tx, { email: customer.email, at: moment, userAgent }, context)
      })
    },
  }
}
