import type { Context } from '../../context'
import { newId } from '../../db/ids'
import { StoreError, unauthorized } from '../../http/errors'
import type { Session } from '../../http/handler'
import { createQueue } from '../../queue'
import { fileFailure, refuseTooManyFailures } from './auth.failures'
import { hashesAtOnce, matchesPassword } from './auth.passwords'
import * as repo from './auth.repo'
import { refreshGracePeriod, lifetimeOf, newToken, sha256, tokenEnd } from './auth.tokens'
import { createPasswordChoice } from './new-password.service'
import { createPasswordReset } from './reset.service'

/** What somebody signs in with. */
export interface SignIn {
  email: string
  password: string
  remember: boolean
  /** The caller's network address, for the limit. */
  address: string
}

/** One answer for an unknown e-mail, a wrong password and whoever may not sign in. */
function invalidCredentials(): StoreError {
  return new StoreError(401, { type: 'unauthorized', code: 'invalid_credentials', message: 'Invalid credentials' })
}

/**
 * The life of a session: sign-in, every call with its token, refresh, sign-out; and choosing a password.
 * @param codeKey keys the hashes of codes; must not be in the database
 */
export function createAuthService(context: Context, codeKey: string) {
  const { db, now } = context
  const inTurn = createQueue(hashesAtOnce)

  async function checkCredentials({ email, password, address }: SignIn): Promise<repo.Login> {
    const account = email.trim().toLowerCase()
    const attempt = { accountHash: sha256(account), addressHash: sha256(address) }
    await refuseTooManyFailures(db, attempt, now())
    const login = await repo.findLogin(db, account)
    if (await matchesPassword(password, login?.passwordHash)) return login as repo.Login
    await fileFailure(db, attempt, now())
    throw invalidCredentials()
  }

  async function issueToken(signIn: Pick<Session, 'signInId' | 'remember' | 'endsAt'> & { customerId: string }) {
    const token = newToken('sk')
    const createdAt = now()
    const expiresAt = tokenEnd(createdAt, signIn.remember, signIn.endsAt)
    return { token, row: { ...signIn, tokenHash: sha256(token), createdAt, expiresAt } }
  }

  return {
    ...createPasswordReset(context, codeKey),
    ...createPasswordChoice(context, inTurn),

    /**
     * Answers a token.
     * @throws StoreError 401 whatever is wrong with the credentials; 429 after too many failures
     */
    async signIn(signIn: SignIn): Promise<string> {
      // Counting failures inside the line keeps many tries at once from all being counted before any has failed.
      const login = await inTurn(() => checkCredentials(signIn))
      const { customerId } = login
      const moment = now()
      const endsAt = new Date(moment.getTime() + lifetimeOf(signIn.remember).signIn)
      const signInId = newId('signin', moment)
      const { token, row } = await issueToken({ signInId, customerId, remember: signIn.remember, endsAt })
      await db.transaction(async (tx) => {
        if (!(await repo.lockLogin(tx, login))) throw invalidCredentials()
        await repo.deleteEndedSessions(tx, customerId, moment)
        await repo.insertSession(tx, row)
      })
      return token
    },

    /** The session of a token; undefined where the token is unknown, revoked or has ended. */
    findSession: (token: string): Promise<Session | undefined> => repo.findSession(db, sha256(token), now()),

    /**
     * Lets a session that a browser uses end later, as if it began now; answers its new end. Undefined where it stays: it
     * gains too little, or another call is prolonging it. In its last minute it is left to end, as it may have been
     * refreshed.
     */
    async prolong(session: Session): Promise<Date | undefined> {
      const { remember, expiresAt, endsAt } = session
      const moment = now()
      const end = tokenEnd(moment, remember, endsAt)
      const gain = end.getTime() - expiresAt.getTime()
      const left = expiresAt.getTime() - moment.getTime()
      if (gain < lifetimeOf(remember).step || left <= refreshGracePeriod) return undefined
      return (await repo.prolongToken(db, session, end)) ? end : undefined
    },

    /**
     * Answers a new token and lets the old one end soon.
     * @throws StoreError 401 where the sign-in was ended in the meantime
     */
    async refresh({ signInId, tokenHash, remember, endsAt, customer }: Session): Promise<string> {
      const { token, row } = await issueToken({ signInId, customerId: customer.id, remember, endsAt })
      const moment = now()
      await db.transaction(async (tx) => {
        const end = new Date(moment.getTime() + refreshGracePeriod)
        if (!(await repo.endTokenAt(tx, tokenHash, end, moment))) throw unauthorized()
        await repo.insertSession(tx, row)
      })
      return token
    },

    /** Ends the sign-in with all its tokens at once. */
    signOut: ({ signInId }: Session): Promise<void> => db.transaction((tx) => repo.deleteSignIn(tx, signInId)),
  }
}

export type AuthService = ReturnType<typeof createAuthService>
