import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import { recordEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import type { createQueue } from '../../../platform/jobs/queue'
import { endSignIns } from './end-sign-ins'
import { hashPassword } from './hash-password'
import { deleteFailures } from './auth.repo'
import { resetWrongCodeCounters } from './wrong-codes.repo'
import { sha256 } from './tokens'
import { enqueuePasswordChanged } from './notify-password-changed'
import * as repo from './reset.repo'
import { refuseEasyToGuess } from './weak-passwords'

/** A request to choose a password. */
export interface NewPassword {
  /** The token issued for a correct code. */
  token: string
  password: string
  requestId: string
  /** The `User-Agent` header. */
  userAgent?: string
}

/**
 * Creates the operation that chooses a first or new password.
 * @param runQueued queue for hashing
 */
export function createPasswordChoice(context: Context, runQueued: ReturnType<typeof createQueue>) {
  const { db, now } = context
  return {
    /** True if the token currently allows choosing a password. */
    isPasswordTokenValid: async (token: string): Promise<boolean> =>
      (await repo.findPasswordOwner(db, sha256(token), now())) !== undefined,

    /**
     * Sets the password of the token's customer, ends all sign-ins and resets the counts of wrong codes. If there was a
     * password before, the customer is notified by e-mail.
     * @throws StoreError 400 `weak_password`; 401 if the token is not valid any more
     */
    async choosePassword({ token, password, requestId, userAgent }: NewPassword): Promise<void> {
      const tokenHash = sha256(token)
      const owner = await repo.findPasswordOwner(db, tokenHash, now())
      if (!owner) throw refuse('unauthorized')
      refuseEasyToGuess(password, owner, 'password')
      const hash = await runQueued(() => hashPassword(password))
      const { customerId, email } = owner
      await db.transaction(async (tx) => {
        const at = now()
        await repo.lockCustomer(tx, customerId)
        // During hashing the token may have been used or its owner blocked.
        if (!(await repo.findPasswordOwner(tx, tokenHash, at))) throw refuse('unauthorized')
        const before = await repo.findPassword(tx, customerId)
        await repo.savePassword(tx, customerId, hash, at)
        await endSignIns(tx, customerId, at)
        await deleteFailures(tx, sha256(identifierKey(email)))
        await resetWrongCodeCounters(tx, email)
        const action = 'customer.password_changed'
        await recordEvent(tx, { at, actorId: customerId, action, subjectId: customerId, requestId })
        if (before) await enqueuePasswordChanged(tx, { email, at, userAgent }, context)
      })
    },
  }
}
