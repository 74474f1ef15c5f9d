import { deviceOf } from '@skafferi/domain/account/device.rules'
import { identifierKey } from '@skafferi/domain/format/typed-text.rules'
import type { Context } from '../../context'
import { whereWritable } from '../../db/failures'
import { newId } from '../../db/ids'
import { StoreError, unauthorized } from '../../http/errors'
import type { Session } from '../../http/handler'
import { createQueue } from '../../queue'
import { attemptOf, fileFailure, refuseTooManyFailures } from './auth.failures'
import { hashesAtOnce, matchesPassword } from './auth.passwords'
import * as repo from './auth.repo'
import { refreshGracePeriod, lifetimeOf, mostReplacements, newToken, sha256, tokenEnd } from './auth.tokens'
import { createPasswordChange } from './change-password.service'
import { createCodeCheck } from './code-check.service'
import { openDevice, readDevice } from './devices'
import { createPasswordChoice } from './new-password.service'
import { createCodeRequests } from './reset.service'
import { createSignInList } from './sign-ins.service'

/** What somebody signs in with. */
export interface SignIn {
  email: string
  password: string
  remember: boolean
  /** The caller's network address, for the limit. */
  address: string
  /** What the caller's program says of itself. */
  userAgent?: string
  /** What the caller's browser keeps to be known again; undefined where it keeps nothing. */
  device?: string
}

/** What all tokens of a sign-in have in common. */
type SignInFacts = Pick<Session, 'signInId' | 'remember' | 'startedAt' | 'endsAt' | 'browser' | 'system'>

/** The use of a session is noted once in this, in milliseconds. */
const usedStep = 60 * 60 * 1000

/** One answer for an unknown e-mail, a wrong password and whoever may not sign in. */
function invalidCredentials(): StoreError {
  return new StoreError(401, { type: 'unauthorized', code: 'invalid_credentials', message: 'Invalid credentials' })
}

/**
 * The life of a session: sign-in, every call with its token, refresh, sign-out; and choosing a password.
 * @param codeKey keys the hashes of codes and the proofs of devices; must not be in the database
 */
export function createAuthService(context: Context, codeKey: string) {
  const { db, now } = context
  const inTurn = createQueue(hashesAtOnce)

  async function checkCredentials({ email, password, address, device }: SignIn): Promise<repo.Login> {
    const account = identifierKey(email)
    const attempt = attemptOf(account, address, readDevice(codeKey, openDevice(device), account))
    await refuseTooManyFailures(db, attempt, now())
    const login = await repo.findLogin(db, account)
    if (await matchesPassword(password, login?.passwordHash)) return login as repo.Login
    await fileFailure(db, attempt, now())
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
    ...createPasswordChoice(context, inTurn),
    ...createPasswordChange(context, inTurn),
    ...createSignInList(context),

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
      const facts = {
        signInId,
        customerId,
        remember: signIn.remember,
        startedAt: moment,
        endsAt,
        ...deviceOf(signIn.userAgent),
      }
      const { token, row } = issueToken(facts)
      await db.transaction(async (tx) => {
        if (!(await repo.lockLogin(tx, login))) throw invalidCredentials()
        await repo.deleteEndedSessions(tx, customerId, moment)
        await repo.insertSession(tx, row)
      })
      return token
    },

    /**
     * The session of a token, whose use is noted; undefined where the token is unknown, revoked or has ended. One that was
     * replaced, and is used all the same once it has ended, ends all that followed from its sign-in.
     */
    async findSession(token: string): Promise<Session | undefined> {
      const moment = now()
      const session = await repo.findSession(db, sha256(token), moment)
      if (!session) await repo.endReusedSignIn(db, sha256(token), moment)
      if (session && moment.getTime() - session.lastUsedAt.getTime() >= usedStep) {
        await whereWritable(repo.updateLastUsed(db, session.tokenHash, moment))
      }
      return session
    },

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
      return (await whereWritable(repo.prolongToken(db, session, end))) ? end : undefined
    },

    /**
     * Answers a new token and lets the old one end soon. Within its last minute the old one is changed once more, as an answer may
     * get lost; whoever does so again, or uses it later, shows that two have it: that ends the sign-in.
     * @throws StoreError 401 where the sign-in has ended
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
      const moment = now()
      const replaced = await db.transaction(async (tx) => {
        const end = new Date(moment.getTime() + refreshGracePeriod)
        const times = await repo.replaceToken(tx, tokenHash, end, moment)
        if (times !== undefined && times <= mostReplacements) await repo.insertSession(tx, row)
        return times
      })
      if (replaced !== undefined && replaced <= mostReplacements) return token
      if (replaced !== undefined) await db.transaction((tx) => repo.deleteSignIn(tx, signInId))
      throw unauthorized()
    },

    /** Ends the sign-in with all its tokens at once. */
    signOut: ({ signInId }: Session): Promise<void> => db.transaction((tx) => repo.deleteSignIn(tx, signInId)),
  }
}

export type AuthService = ReturnType<typeof createAuthService>
