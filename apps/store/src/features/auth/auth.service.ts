import type { Context } from '../../context'
import { newId } from '../../db/ids'
import { rateLimited, StoreError } from '../../http/errors'
import type { Session } from '../../http/handler'
import { createQueue, hashesAtOnce, matchesPassword } from './auth.passwords'
import * as repo from './auth.repo'
import { graceAfterRefresh, lifetimeOf, newToken, sha256, tokenEnd } from './auth.tokens'

/** Failed tries within the window after which a sign-in is refused unread. */
const failureLimits: repo.FailureLimits = { account: 10, address: 50 }
const failureWindow = 15 * 60 * 1000

/** What somebody signs in with. */
export interface SignIn {
  email: string
  password: string
  remember: boolean
  /** The caller's network address, for the limit. */
  address: string
}

/** One answer for an unknown e-mail, a wrong password and a company that is not approved. */
function invalidCredentials(): StoreError {
  return new StoreError(401, { type: 'unauthorized', code: 'invalid_credentials', message: 'Invalid credentials' })
}

/** The life of a session: sign-in, every call with its token, refresh, sign-out. */
export function createAuthService({ db, now }: Context) {
  const inTurn = createQueue(hashesAtOnce)

  async function refuseTooManyFailures(attempt: repo.Attempt): Promise<void> {
    const since = new Date(now().getTime() - failureWindow)
    const filling = await repo.findLimitingFailures(db, attempt, failureLimits, since)
    const wait = Math.max(...filling.map((failedAt) => (failedAt ? failedAt.getTime() - since.getTime() : 0)))
    if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
  }

  async function checkCredentials({ email, password, address }: SignIn): Promise<string> {
    const account = email.trim().toLowerCase()
    const attempt = { accountHash: sha256(account), addressHash: sha256(address) }
    await refuseTooManyFailures(attempt)
    const login = await repo.findLogin(db, account)
    if (await matchesPassword(password, login?.passwordHash)) return (login as repo.Login).customerId
    const failedAt = now()
    const since = new Date(failedAt.getTime() - failureWindow)
    await repo.insertFailure(db, { id: newId('fail', failedAt), ...attempt, failedAt }, since)
    throw invalidCredentials()
  }

  async function issueToken(signIn: Pick<Session, 'signInId' | 'remember' | 'endsAt'> & { customerId: string }) {
    const token = newToken()
    const createdAt = now()
    const expiresAt = tokenEnd(createdAt, signIn.remember, signIn.endsAt)
    return { token, row: { ...signIn, tokenHash: sha256(token), createdAt, expiresAt } }
  }

  return {
    /**
     * Answers a token.
     * @throws StoreError 401 whatever is wrong with the credentials; 429 after too many failures
     */
    async signIn(signIn: SignIn): Promise<string> {
      // Counting failures inside the line keeps many tries at once from all being counted before any has failed.
      const customerId = await inTurn(() => checkCredentials(signIn))
      const moment = now()
      const endsAt = new Date(moment.getTime() + lifetimeOf(signIn.remember).signIn)
      const signInId = newId('signin', moment)
      const { token, row } = await issueToken({ signInId, customerId, remember: signIn.remember, endsAt })
      await db.transaction(async (tx) => {
        await repo.deleteEndedSessions(tx, customerId, moment)
        await repo.insertSession(tx, row)
      })
      return token
    },

    /** The session of a token; undefined where the token is unknown, revoked or has ended. */
    findSession: (token: string): Promise<Session | undefined> => repo.findSession(db, sha256(token), now()),

    /** Answers a new token and lets the old one end soon. */
    async refresh({ signInId, tokenHash, remember, endsAt, customer }: Session): Promise<string> {
      const { token, row } = await issueToken({ signInId, customerId: customer.id, remember, endsAt })
      await db.transaction(async (tx) => {
        await repo.insertSession(tx, row)
        await repo.endTokenAt(tx, tokenHash, new Date(now().getTime() + graceAfterRefresh))
      })
      return token
    },

    /** Ends the sign-in with all its tokens at once. */
    signOut: ({ signInId }: Session): Promise<void> => repo.deleteSignIn(db, signInId),
  }
}

/** See `createAuthService`. */
export type AuthService = ReturnType<typeof createAuthService>
