import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent, runAs } from '../../../platform/db/events'
import type { OperatorSession } from '../../../platform/http/admin/access'
import { refuse, type StoreError } from '../../../platform/http/errors'
import { createQueue } from '../../../platform/jobs/queue'
import { enqueueMail } from '../../../platform/mail/outbox'
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
import { hashRecoveryCode, renewCodes } from './recovery-codes'
import { countCodes, isUnused, deleteCode } from './recovery-codes.repo'
import * as repo from './operators.repo'

/** The second credential of a sign-in; neither is sufficient for the demo's operator only. */
interface SecondFactor {
  /** Six digits. */
  code: string | undefined
  /** Used without a `code`. */
  recoveryCode: string | undefined
}

/** The data of an operator's sign-in. */
export interface OperatorSignIn extends SecondFactor {
  email: string
  password: string
  /** The caller's IP address, for the limit. */
  address: string
}

/** Confirms the identity of a signed-in operator by the password or, without one, by the authenticator's code. */
export interface IdentityProof {
  password: string | undefined
  code: string | undefined
  /** The caller's IP address, for the limit. */
  address: string
}

/** A correct second credential, which still has to be used up: the time step of a code, or a recovery code's hash. */
type ValidFactor = { step: number } | { codeHash: string }

/** Lifetime of a session, in milliseconds: a working day. */
const lifetime = 12 * 60 * 60 * 1000

/** Maximum number of consecutive wrong codes; otherwise a person with the password could try them all. */
const maxWrongCodes = 100

/** The same refusal for an unknown e-mail, a wrong password, a wrong or used code, and a deactivated operator. */
const invalidCredentials = (): StoreError => refuse('invalid_credentials')

const notConfirmed = (): StoreError => refuse('identity_not_confirmed')

/** Starts a session in the given transaction; returns the token. */
export async function openSession(tx: Database, operatorId: string, now: Date): Promise<string> {
  const token = newToken('os')
  const expiresAt = new Date(now.getTime() + lifetime)
  await repo.insertSession(tx, { tokenHash: sha256(token), operatorId, createdAt: now, expiresAt })
  return token
}

/** Failures count for the account and network together, so that strangers cannot lock out an operator. */
const attemptOf = (account: string, address: string) => ({
  accountHash: sha256(`operator ${account} ${address}`),
  addressHash: sha256(address),
})

/**
 * Creates the operations on operator sessions.
 * @param options `key`: the store's key, from which authenticators' secrets derive; `demoOperator`: true if the demo's
 * operator needs no code
 */
export function createOperatorSessions(
  context: Pick<Context, 'db' | 'now' | 'timeZone'>,
  { key, demoOperator: isDemo }: { key: string; demoOperator: boolean },
) {
  const { db, now } = context
  const enqueue = createQueue(hashesAtOnce)

  /** Returns the credential if it is correct and unused. */
  async function findFactor(
    operator: repo.OperatorRow,
    { code, recoveryCode }: SecondFactor,
  ): Promise<ValidFactor | undefined> {
    if (code !== undefined) {
      const step = stepOf(key, operator.authenticatorSeed, code, now())
      return step !== undefined && step > operator.lastCodeStep ? { step } : undefined
    }
    if (recoveryCode === undefined) return undefined
    const codeHash = hashRecoveryCode(key, operator.id, recoveryCode)
    return (await isUnused(db, operator.id, codeHash)) ? { codeHash } : undefined
  }

  /**
   * Returns a correct second credential. Wrong ones are limited for the account, because a person with the password
   * could try them from many networks. Beyond the limit, all are treated as wrong, so that the limit does not reveal
   * that the password is correct.
   */
  async function validFactor(operator: repo.OperatorRow, given: SecondFactor): Promise<ValidFactor | undefined> {
    const codes = sha256(`operator code ${operator.email}`)
    const attempt = { accountHash: codes, addressHash: codes }
    if (await hasTooManyFailures(db, attempt, now())) return undefined
    const factor = await findFactor(operator, given)
    if (factor && operator.wrongCodes < maxWrongCodes) return factor
    await repo.countWrongCode(db, operator.id)
    await recordFailure(db, attempt, now())
    return undefined
  }

  async function checkCredentials({ email, password, code, recoveryCode, address }: OperatorSignIn) {
    const account = identifierKey(email)
    const attempt = attemptOf(account, address)
    await refuseTooManyFailures(db, attempt, now())
    const operator = await repo.findByEmail(db, account)
    const isCorrect = await matchesPassword(password, operator?.disabledAt ? undefined : operator?.passwordHash)
    if (!isCorrect || !operator) {
      await recordFailure(db, attempt, now())
      throw invalidCredentials()
    }
    const isWithout = code === undefined && recoveryCode === undefined
    if (isDemo && isWithout && operator.email === demoOperator.email) return { operator, factor: undefined }
    const factor = await validFactor(operator, { code, recoveryCode })
    if (!factor) {
      await recordFailure(db, attempt, now())
      throw invalidCredentials()
    }
    return { operator, factor }
  }

  /** Uses up a recovery code, and tells its owner, in case it was not them. False if it was used in the meantime. */
  async function consumeRecoveryCode(tx: Database, operator: repo.OperatorRow, codeHash: string): Promise<boolean> {
    const { id, email, name } = operator
    if (!(await repo.resetWrongCodes(tx, operator)) || !(await deleteCode(tx, id, codeHash))) return false
    const at = now()
    const action = 'operator.recovery_code_used'
    await runAs({ operatorId: id }, () => recordOperatorEvent(tx, { at, action, subjectId: id }))
    const data = { name, at, timeZone: context.timeZone, left: await countCodes(tx, id) }
    await enqueueMail(tx, { kind: 'recovery_code_used', to: email, subjectId: id, locale: 'en-GB', data }, at)
    return true
  }

  const consumeFactor = (tx: Database, operator: repo.OperatorRow, factor: ValidFactor): Promise<boolean> =>
    'step' in factor
      ? repo.recordCodeStep(tx, operator, factor.step)
      : consumeRecoveryCode(tx, operator, factor.codeHash)

  /** Returns the operator as checked; `step` of the code, if one was given. */
  async function checkIdentity(
    { operator: { id, email } }: OperatorSession,
    { password, code, address }: IdentityProof,
  ) {
    const attempt = attemptOf(email, address)
    await refuseTooManyFailures(db, attempt, now())
    const operator = await repo.findById(db, id)
    if (!operator) throw refuse('unauthorized')
    if (password !== undefined && (await matchesPassword(password, operator.passwordHash))) {
      return { operator, factor: undefined }
    }
    const factor = password === undefined ? await validFactor(operator, { code, recoveryCode: undefined }) : undefined
    if (factor) return { operator, factor }
    await recordFailure(db, attempt, now())
    throw notConfirmed()
  }

  return {
    /**
     * Signs in and returns a token.
     * @throws StoreError 401 for invalid credentials; 429 after too many failures
     */
    async signIn(signIn: OperatorSignIn): Promise<string> {
      // Failures are counted inside the queue; otherwise concurrent attempts would pass before any is counted.
      const { operator, factor } = await enqueue(() => checkCredentials(signIn))
      return db.transaction(async (tx) => {
        if (factor && !(await consumeFactor(tx, operator, factor))) throw invalidCredentials()
        return openSession(tx, operator.id, now())
      })
    },

    /** Returns the session of a token; undefined if it is unknown or expired, or the operator is deactivated. */
    findSession: (token: string): Promise<OperatorSession | undefined> => repo.findSession(db, sha256(token), now()),

    /** Ends a session. */
    signOut: ({ tokenHash }: OperatorSession): Promise<void> => repo.deleteSession(db, tokenHash),

    /** Returns the number of the operator's unused recovery codes. */
    countRecoveryCodes: ({ operator }: OperatorSession): Promise<number> => countCodes(db, operator.id),

    /**
     * Replaces the operator's recovery codes and returns the new ones. Of concurrent calls the last one is valid.
     * @throws StoreError 400 `identity_not_confirmed`; 401 if the session has ended; 429 after too many failures
     */
    async renewRecoveryCodes(session: OperatorSession, proof: IdentityProof): Promise<string[]> {
      const { operator, factor } = await enqueue(() => checkIdentity(session, proof))
      return db.transaction(async (tx) => {
        const isUnchanged = factor ? await consumeFactor(tx, operator, factor) : await repo.lockUnchanged(tx, operator)
        // During hashing the session may have ended, and the password may have changed.
        if (!(await repo.findSession(tx, session.tokenHash, now()))) throw refuse('unauthorized')
        if (!isUnchanged) throw notConfirmed()
        const codes = await renewCodes(tx, key, operator.id)
        const action = 'operator.recovery_codes_renewed'
        await recordOperatorEvent(tx, { at: now(), action, subjectId: operator.id })
        return codes
      })
    },
  }
}

export type OperatorSessions = ReturnType<typeof createOperatorSessions>
