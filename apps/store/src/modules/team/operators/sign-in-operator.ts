import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import type { OperatorSession } from '../../../platform/http/admin/access'
import { refuse, type StoreError } from '../../../platform/http/errors'
import { createQueue } from '../../../platform/jobs/queue'
import {
  recordFailure,
  hashesAtOnce,
  hasTooManyFailures,
  matchesPassword,
  newToken,
  refuseTooManyFailures,
  sha256,
} from '../../customers/auth'
import { stepOf } from './authenticator'
import { demoOperator } from './ensure-demo-operator'
import * as repo from './operators.repo'

/** The data of an operator's sign-in. */
export interface OperatorSignIn {
  email: string
  password: string
  /** Six digits; undefined is sufficient for the demo's operator only. */
  code: string | undefined
  /** The caller's IP address, for the limit. */
  address: string
}

/** Lifetime of a session, in milliseconds: a working day. */
const lifetime = 12 * 60 * 60 * 1000

/** Maximum number of consecutive wrong codes; otherwise a person with the password could try them all. */
const maxWrongCodes = 100

/** The same refusal for an unknown e-mail, a wrong password, a wrong or used code, and a deactivated operator. */
const invalidCredentials = (): StoreError => refuse('invalid_credentials')

/** Starts a session in the given transaction; returns the token. */
export async function openSession(tx: Database, operatorId: string, now: Date): Promise<string> {
  const token = newToken('os')
  const expiresAt = new Date(now.getTime() + lifetime)
  await repo.insertSession(tx, { tokenHash: sha256(token), operatorId, createdAt: now, expiresAt })
  return token
}

/**
 * Creates the operations on operator sessions.
 * @param options `key`: the store's key, from which authenticators' secrets derive; `demoOperator`: true if the demo's
 * operator needs no code
 */
export function createOperatorSessions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { key, demoOperator: isDemo }: { key: string; demoOperator: boolean },
) {
  const enqueue = createQueue(hashesAtOnce)

  /**
   * Returns the time step of a correct code. Wrong codes are limited for the account, because a person with the
   * password could try them from many networks. Beyond the limit, codes are treated as wrong, so that the limit does
   * not reveal that the password is correct.
   */
  async function validStep(operator: repo.OperatorRow, code: string | undefined): Promise<number | undefined> {
    const codes = sha256(`operator code ${operator.email}`)
    const attempt = { accountHash: codes, addressHash: codes }
    if (await hasTooManyFailures(db, attempt, now())) return undefined
    const step = code === undefined ? undefined : stepOf(key, operator.authenticatorSeed, code, now())
    if (step !== undefined && step > operator.lastCodeStep && operator.wrongCodes < maxWrongCodes) return step
    await repo.countWrongCode(db, operator.id)
    await recordFailure(db, attempt, now())
    return undefined
  }

  async function checkCredentials({ email, password, code, address }: OperatorSignIn) {
    const account = identifierKey(email)
    // Failures count for the account and network together, so that strangers cannot lock out an operator.
    const attempt = { accountHash: sha256(`operator ${account} ${address}`), addressHash: sha256(address) }
    await refuseTooManyFailures(db, attempt, now())
    const operator = await repo.findByEmail(db, account)
    const isCorrect = await matchesPassword(password, operator?.disabledAt ? undefined : operator?.passwordHash)
    if (!isCorrect || !operator) {
      await recordFailure(db, attempt, now())
      throw invalidCredentials()
    }
    if (isDemo && code === undefined && operator.email === demoOperator.email) return { operator, step: undefined }
    const step = await validStep(operator, code)
    if (step === undefined) {
      await recordFailure(db, attempt, now())
      throw invalidCredentials()
    }
    return { operator, step }
  }

  return {
    /**
     * Signs in and returns a token.
     * @throws StoreError 401 for invalid credentials; 429 after too many failures
     */
    async signIn(signIn: OperatorSignIn): Promise<string> {
      // Failures are counted inside the queue; otherwise concurrent attempts would pass before any is counted.
      const { operator, step } = await enqueue(() => checkCredentials(signIn))
      return db.transaction(async (tx) => {
        if (step !== undefined && !(await repo.recordCodeStep(tx, operator, step))) throw invalidCredentials()
        return openSession(tx, operator.id, now())
      })
    },

    /** Returns the session of a token; undefined if it is unknown or expired, or the operator is deactivated. */
    findSession: (token: string): Promise<OperatorSession | undefined> => repo.findSession(db, sha256(token), now()),

    /** Ends a session. */
    signOut: ({ tokenHash }: OperatorSession): Promise<void> => repo.deleteSession(db, tokenHash),
  }
}

export type OperatorSessions = ReturnType<typeof createOperatorSessions>
