import { deviceOf } from '@skafferi/domain/rules/account/device'
import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import { skipIfReadOnly } from '../../../platform/db/failures'
import { newId } from '../../../platform/db/ids'
import { refuse, type StoreError } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { createQueue } from '../../../platform/jobs/queue'
import { attemptOf, recordFailure, refuseTooManyFailures } from './sign-in-failures'
import { hashesAtOnce, matchesPassword } from './hash-password'
import * as repo from './auth.repo'
import { refreshGracePeriod, lifetimeOf, maxReplacements, newToken, sha256, tokenEnd } from './tokens'
import { createPasswordChange } from './change-password'
import { createCodeCheck } from './check-code'
import { openDevice, readDevice } from './devices'
import { createPasswordChoice } from './choose-password'
import { createCodeRequests } from './request-code'
import { createSignInList } from './list-sign-ins'

/** The data of a sign-in. */
export interface SignIn {
  email: string
  password: string
  remember: boolean
  /** The caller's IP address, for the limit. */
  address: string
  /** The `User-Agent` header. */
  userAgent?: string
  /** The device cookie; undefined if the request has none. */
  device?: string
}

/** Data shared by all tokens of a sign-in. */
type SignInFacts = Pick<Session, 'signInId' | 'remember' | 'startedAt' | 'endsAt' | 'browser' | 'system'>

/** Minimum interval between recorded uses of a session, in milliseconds. */
const usageInterval = 60 * 60 * 1000

/** The same refusal for an unknown e-mail, a wrong password and a customer who cannot sign in. */
const invalidCredentials = (): StoreError => refuse('invalid_credentials')

/**
 * Creates the operations on sessions (sign-in, lookup, refresh, sign-out) and passwords.
 * @param codeKey key for hashes of codes and device proofs; must not be in the database
 */
export function createAuthService(context: Context, codeKey: string) {
  const { db, now } = context
  const runQueued = createQueue(hashesAtOnce)

  async function checkCredentials({ email, password, address, device }: SignIn): Promise<repo.Login> {
    const account = identifierKey(email)
    const attempt = attemptOf(account, address, readDevice(codeKey, openDevice(device), account))
    await refuseTooManyFailures(db, attempt, now())
    const login = await repo.findLogin(db, account)
    if (await matchesPassword(password, login?.passwordHash)) return login as repo.Login
    await recordFailure(db, attempt, now())
    throw invalidCredentials()
  }

  function issueToken(signIn: SignInFacts & { customerId: string }) {
    const token = newToken('sk')
    const createdAt = now()
    const expiresAt = tokenEnd(createdAt, signIn.remember, signIn.endsAt)
    return { token, row: { ...signIn, tokenHash: sha256(token), createdAt, lastUsedAt: createdAt, expiresAt } }
  }

  return {
    ...createCodeRequests(context, codeKey),
    ...createCodeCheck(context, codeKey),
    ...createPasswordChoice(context, runQueued),
    ...createPasswordChange(context, runQueued),
    ...createSignInList(context),

    /**
     * Signs in and returns a token.
     * @throws StoreError 401 for invalid credentials; 429 after too many failures
     */
    async signIn(signIn: SignIn): Promise<string> {
      // Failures are counted inside the queue; otherwise concurrent attempts would pass before any is counted.
      const login = await runQueued(() => checkCredentials(signIn))
      const { customerId } = login
      const at = now()
      const endsAt = new Date(at.getTime() + lifetimeOf(signIn.remember).signIn)
      const signInId = newId('signin', at)
      const facts = {
        signInId,
        customerId,
        remember: signIn.remember,
        startedAt: at,
        endsAt,
        ...deviceOf(signIn.userAgent),
      }
      const { token, row } = issueToken(facts)
      await db.transaction(async (tx) => {
        if (!(await repo.lockLogin(tx, login))) throw invalidCredentials()
        await repo.deleteEndedSessions(tx, customerId, at)
        await repo.insertSession(tx, row)
      })
      return token
    },

    /**
     * Returns the session of a token and records its use; undefined if the token is unknown, revoked or expired. If an
     * expired replaced token is used, the entire sign-in is ended.
     */
    async findSession(token: string): Promise<Session | undefined> {
      const at = now()
      const session = await repo.findSession(db, sha256(token), at)
      if (!session) await repo.endReusedSignIn(db, sha256(token), at)
      if (session && at.getTime() - session.lastUsedAt.getTime() >= usageInterval) {
        await skipIfReadOnly(repo.updateLastUsed(db, session.tokenHash, at))
      }
      return session
    },

    /**
     * Extends a session used by a browser, as if it began now; returns its new expiry. Undefined if the gain is too
     * small or another request extends it. In its last minute it is not extended, because it may have been refreshed.
     */
    async prolong(session: Session): Promise<Date | undefined> {
      const { remember, expiresAt, endsAt } = session
      const at = now()
      const end = tokenEnd(at, remember, endsAt)
      const gain = end.getTime() - expiresAt.getTime()
      const remaining = expiresAt.getTime() - at.getTime()
      if (gain < lifetimeOf(remember).minExtension || remaining <= refreshGracePeriod) return undefined
      return (await skipIfReadOnly(repo.prolongToken(db, session, end))) ? end : undefined
    },

    /**
     * Issues a new token; the old one expires soon. In its last minute the old one can be refreshed once more, in case
     * the response was lost; a further refresh or later use shows that two clients have it, and ends the sign-in.
     * @throws StoreError 401 if the sign-in has ended
     */
    async refresh({
      signInId,
      tokenHash,
      remember,
      startedAt,
      endsAt,
      browser,
      system,
      customer,
    }: Session): Promise<string> {
      const facts = { signInId, remember, startedAt, endsAt, browser, system }
      const { token, row } = issueToken({ ...facts, customerId: customer.id })
      const at = now()
      const replaced = await db.transaction(async (tx) => {
        const end = new Date(at.getTime() + refreshGracePeriod)
        const times = await repo.replaceToken(tx, tokenHash, end, at)
        if (times !== undefined && times <= maxReplacements) await repo.insertSession(tx, row)
        return times
      })
      if (replaced !== undefined && replaced <= maxReplacements) return token
      if (replaced !== undefined) await db.transaction((tx) => repo.deleteSignIn(tx, signInId))
      throw refuse('unauthorized')
    },

    /** Ends the sign-in and revokes all its tokens. */
    signOut: ({ signInId }: Session): Promise<void> => db.transaction((tx) => repo.deleteSignIn(tx, signInId)),
  }
}

export type AuthService = ReturnType<typeof createAuthService>
