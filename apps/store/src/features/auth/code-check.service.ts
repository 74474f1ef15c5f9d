import { identifierKey } from '@skafferi/domain/format/typed-text.rules'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { acquireLockByName } from '../../db/named-lock'
import type { StoreError } from '../../http/errors'
import { attemptOf, fileFailure, refuseTooManyFailures } from './auth.failures'
import { newToken, sha256 } from './auth.tokens'
import { codesEnded, expiredCode, unreadTry, usedCode, wrongCode } from './code-refusals'
import { countWrongCode, isRunClosed } from './code-runs.repo'
import { refuseTry, tryLimits, tryWindow, type CodeTry } from './code-tries'
import { findWrongCodes, insertWrongCode } from './code-tries.repo'
import { postCodesEnded } from './codes-ended.mail'
import { openDevice, readDevice, withProof } from './devices'
import { hashCode, isSameHash } from './reset.codes'
import * as repo from './reset.repo'

/** How long the token works that a right code is changed for. */
const tokenLifetime = 15 * 60 * 1000

/** Somebody tries a code. */
interface CodeCheck {
  email: string
  code: string
  /** The caller's network address, for the limits. */
  address: string
  /** What the caller's browser keeps, from `openDevice`. */
  device: string
}

/**
 * Trying a code, and what a right one is changed for.
 * @param codeKey keys the hashes of codes and the proofs of devices; must not be in the database
 */
export function createCodeCheck({ db, now }: Context, codeKey: string) {
  /**
   * The code that was typed, of those that the account was sent; one that still works, if there are several. Looks at every hash, and
   * at one if there is none, in a time that tells nothing.
   */
  function findTyped(sent: readonly repo.SentCode[], typed: string, moment: Date): repo.SentCode | undefined {
    const hashes = sent.length > 0 ? sent : [{ id: 'nobody', codeHash: null }]
    const isTyped = hashes.map(({ id, codeHash }) => isSameHash(hashCode(codeKey, id, typed), codeHash ?? ''))
    const matching = sent.filter((_, index) => isTyped[index])
    return matching.find((code) => faultOf(code, moment) === undefined) ?? matching[0]
  }

  /** Why a code does not work; undefined if it does. */
  function faultOf({ usedAt, expiresAt }: repo.SentCode, moment: Date): StoreError | undefined {
    if (usedAt) return usedCode()
    return expiresAt <= moment ? expiredCode() : undefined
  }

  async function issueToken(
    tx: Database,
    { customerId }: repo.SentCode,
    accountHash: string,
    moment: Date,
  ): Promise<string> {
    await repo.markCodesUsed(tx, accountHash, moment)
    const token = newToken('pw')
    const expiresAt = new Date(moment.getTime() + tokenLifetime)
    await repo.insertPasswordToken(
      tx,
      { tokenHash: sha256(token), customerId: customerId as string, expiresAt },
      moment,
    )
    return token
  }

  /** Looks at a code and counts it where it is wrong. Takes an account's tries one after the other. */
  async function tryCode(tx: Database, { email, code, address, device }: CodeCheck): Promise<string | StoreError> {
    const moment = now()
    const accountHash = sha256(email)
    const { id, isKnown } = readDevice(codeKey, device, email)
    const networkHash = sha256(address)
    const { addressHash } = attemptOf(email, address, { id, isKnown })
    await acquireLockByName(tx, `codes from ${addressHash}`)
    await refuseTooManyFailures(tx, { addressHash }, moment)
    await repo.lockCodes(tx, accountHash)
    if (await isRunClosed(tx, { accountHash, isKnown })) return codesEnded()
    const sent = await repo.findCodes(tx, accountHash)
    const attempt: CodeTry = { codeId: sent[0]?.id ?? null, deviceHash: sha256(id), networkHash, isKnown }
    const since = new Date(moment.getTime() - tryWindow)
    const unread = refuseTry(await findWrongCodes(tx, accountHash, since), attempt)
    if (unread) return unreadTry(unread, moment)
    const typed = findTyped(sent, code, moment)
    const fault = typed ? faultOf(typed, moment) : wrongCode()
    if (typed && !fault) return issueToken(tx, typed, accountHash, moment)
    await insertWrongCode(tx, { id: newId('try', moment), accountHash, ...attempt, triedAt: moment }, since)
    // Under a name of its own: mistyped codes must not close the sign-in of the same account.
    await fileFailure(tx, { accountHash: sha256(`code ${email}`), addressHash }, moment)
    if (await countWrongCode(tx, { accountHash, isKnown }, tryLimits.row, moment))
      await postCodesEnded(tx, { email, isKnown }, moment)
    return fault ?? wrongCode()
  }

  return {
    openDevice,

    /** What a browser keeps from now on, whose user has just shown that an account is theirs. */
    proveDevice: (kept: string | undefined, email: string): string => withProof(codeKey, kept, identifierKey(email)),

    /**
     * Uses the account's codes up and answers a token that chooses a password once. It matters not where the code was asked for.
     * @throws StoreError 400 `invalid_code`, `code_tries_used`, `codes_ended` after too many wrong ones in a row, or to whoever has the right one `code_used` or
     * `code_expired`; 429 `codes_closed` after the day's tries, `too_many_attempts` after too many failures of the address
     */
    async verifyCode(check: CodeCheck): Promise<string> {
      const email = identifierKey(check.email)
      const answer = await db.transaction((tx) => tryCode(tx, { ...check, email }))
      if (typeof answer !== 'string') throw answer
      return answer
    },
  }
}
