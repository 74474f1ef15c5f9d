import { identifierKey } from '@skafferi/domain/format/typed-text.rules'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import type { OperatorSession } from '../../http/admin/access'
import { StoreError } from '../../http/errors'
import { createQueue } from '../../queue'
import {
  fileFailure,
  hashesAtOnce,
  hasTooManyFailures,
  matchesPassword,
  newToken,
  refuseTooManyFailures,
  sha256,
} from '../auth'
import { stepOf } from './authenticator'
import { demoOperator } from './demo.service'
import * as repo from './operators.repo'

/** What an operator signs in with. */
export interface OperatorSignIn {
  email: string
  password: string
  /** Six digits; undefined where none were given, which is enough for the demo's operator alone. */
  code: string | undefined
  /** The caller's network address, for the limit. */
  address: string
}

/** How long a session holds: a working day. In milliseconds. */
const lifetime = 12 * 60 * 60 * 1000

/** Wrong codes in a row that are looked at; whoever knows the password could go through all of them otherwise. */
const mostWrongCodes = 100

/** One answer for an unknown e-mail, a wrong password, a wrong or used code and whoever may not sign in. */
function invalidCredentials(): StoreError {
  return new StoreError(401, { type: 'unauthorized', code: 'invalid_credentials', message: 'Invalid credentials' })
}

/** Signs an operator in, in the given transaction; answers the token. */
export async function openSession(tx: Database, operatorId: string, now: Date): Promise<string> {
  const token = newToken('os')
  const expiresAt = new Date(now.getTime() + lifetime)
  await repo.insertSession(tx, { tokenHash: sha256(token), operatorId, createdAt: now, expiresAt })
  return token
}

/**
 * The life of an operator's session.
 * @param options `key`: the store's, which authenticators' secrets are made with; `demoOperator`: whether the demo's operator needs no code
 */
export function createOperatorSessions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { key, demoOperator: isDemo }: { key: string; demoOperator: boolean },
) {
  const inTurn = createQueue(hashesAtOnce)

  /**
   * The step of time of a right code. Whoever has the password may not go through the codes from many networks, and a limit
   * of its own must not tell them that they have it: past it, a try is answered as a wrong one.
   */
  async function takeableStep(operator: repo.OperatorRow, code: string | undefined): Promise<number | undefined> {
    const codes = sha256(`operator code ${operator.email}`)
    const attempt = { accountHash: codes, addressHash: codes }
    if (await hasTooManyFailures(db, attempt, now())) return undefined
    const step = code === undefined ? undefined : stepOf(key, operator.authenticatorSeed, code, now())
    if (step !== undefined && step > operator.lastCodeStep && operator.wrongCodes < mostWrongCodes) return step
    await repo.countWrongCode(db, operator.id)
    await fileFailure(db, attempt, now())
    return undefined
  }

  async function checkCredentials({ email, password, code, address }: OperatorSignIn) {
    const account = identifierKey(email)
    // Strangers who are wrong elsewhere keep nobody out: failures count for the account from one network.
    const attempt = { accountHash: sha256(`operator ${account} ${address}`), addressHash: sha256(address) }
    await refuseTooManyFailures(db, attempt, now())
    const operator = await repo.findByEmail(db, account)
    const isRight = await matchesPassword(password, operator?.disabledAt ? undefined : operator?.passwordHash)
    if (!isRight || !operator) {
      await fileFailure(db, attempt, now())
      throw invalidCredentials()
    }
    if (isDemo && code === undefined && operator.email === demoOperator.email) return { operator, step: undefined }
    const step = await takeableStep(operator, code)
    if (step === undefined) {
      await fileFailure(db, attempt, now())
      throw invalidCredentials()
    }
    return { operator, step }
  }

  return {
    /**
     * Answers a token.
     * @throws StoreError 401 whatever is wrong with the credentials; 429 after too many failures
     */
    async signIn(signIn: OperatorSignIn): Promise<string> {
      // Counting failures inside the line keeps many tries at once from all being counted before any has failed.
      const { operator, step } = await inTurn(() => checkCredentials(signIn))
      return db.transaction(async (tx) => {
        if (step !== undefined && !(await repo.takeStep(tx, operator, step))) throw invalidCredentials()
        return openSession(tx, operator.id, now())
      })
    },

    /** The session of a token; undefined where the token is unknown or has ended, or its operator may not sign in. */
    findSession: (token: string): Promise<OperatorSession | undefined> => repo.findSession(db, sha256(token), now()),

    /** Ends a session at once. */
    signOut: ({ tokenHash }: OperatorSession): Promise<void> => repo.deleteSession(db, tokenHash),
  }
}

export type OperatorSessions = ReturnType<typeof createOperatorSessions>
