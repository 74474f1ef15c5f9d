import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { newId } from '../../../platform/db/ids'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { refuse, type StoreError } from '../../../platform/http/errors'
import { attemptOf, recordFailure, refuseTooManyFailures } from './sign-in-failures'
import { newToken, sha256 } from './tokens'
import { refuseTry, tryLimits, tryWindow, type CodeTry, type TryRefusal } from './code-tries'
import { areCodesDisabled, countWrongCode, findWrongCodes, insertWrongCode } from './wrong-codes.repo'
import { openDevice, readDevice, withProof } from './devices'
import { hashCode, isSameHash } from './reset-codes'
import * as repo from './reset.repo'
import { enqueueOrDiscard } from './enqueue-or-discard'

/**
 * Notifies the owner of an account that codes are disabled, with instructions.
 * @param email in lower case
 * @param isKnown true for known devices, false for all others
 */
async function enqueueCodesEnded(tx: Database, email: string, isKnown: boolean, now: Date): Promise<void> {
  const recipient = await repo.findRecipient(tx, email)
  await enqueueOrDiscard(
    tx,
    recipient,
    ({ customerId, email: to, firstName, locale }) => {
      const data = { firstName, wrong: tryLimits.consecutive, isKnown }
      return { kind: 'codes_ended', to, subjectId: customerId, locale, data }
    },
    now,
  )
}

const hour = 60 * 60 * 1000

/** The same refusal for a wrong code and a code that was never requested. */
const wrongCode = (): StoreError => refuse('invalid_code')

/**
 * The code is correct, but it or another code of the account was used already. Only callers with a correct code learn
 * this.
 */
const usedCode = (): StoreError => refuse('code_used')

/** The code is correct but expired. Only callers with a correct code learn this. */
const expiredCode = (): StoreError => refuse('code_expired')

/** Codes are disabled after too many consecutive wrong ones, for existing and unknown accounts alike. */
const codesEnded = (): StoreError => refuse('codes_ended')

/** Returns the refusal of an attempt that is not checked, for existing and unknown accounts alike. */
function tooManyTries(refusal: TryRefusal, now: Date): StoreError {
  if (refusal.reason === 'device') return refuse('code_tries_used')
  const wait = refusal.allowedAt.getTime() - now.getTime()
  return refuse('codes_closed', { hours: Math.ceil(wait / hour) }).after(Math.ceil(wait / 1000))
}

/** Life of the token issued for a correct code, in milliseconds. */
const tokenLifetime = 15 * 60 * 1000

/** An attempt to use a code. */
interface CodeCheck {
  email: string
  code: string
  /** The caller's IP address, for the limits. */
  address: string
  /** The device cookie, from `openDevice`. */
  device: string
}

/**
 * Creates the operation that checks codes and issues password tokens.
 * @param codeKey key for hashes of codes and device proofs; must not be in the database
 */
export function createCodeCheck({ db, now }: Context, codeKey: string) {
  /**
   * Returns the sent code that matches the entered one; a valid one if several match. Always compares all hashes, or a
   * dummy if no code was sent, so that timing reveals nothing.
   */
  function findEntered(sent: readonly repo.SentCode[], entered: string, at: Date): repo.SentCode | undefined {
    const hashes = sent.length > 0 ? sent : [{ id: 'nobody', codeHash: null }]
    const matches = hashes.map(({ id, codeHash }) => isSameHash(hashCode(codeKey, id, entered), codeHash ?? ''))
    const matching = sent.filter((_, index) => matches[index])
    return matching.find((code) => faultOf(code, at) === undefined) ?? matching[0]
  }

  /** Returns why a code is invalid; undefined if it is valid. */
  function faultOf({ usedAt, expiresAt }: repo.SentCode, at: Date): StoreError | undefined {
    if (usedAt) return usedCode()
    return expiresAt <= at ? expiredCode() : undefined
  }

  async function issueToken(
    tx: Database,
    { customerId }: repo.SentCode,
    accountHash: string,
    at: Date,
  ): Promise<string> {
    await repo.markCodesUsed(tx, accountHash, at)
    const token = newToken('pw')
    const expiresAt = new Date(at.getTime() + tokenLifetime)
    await repo.insertPasswordToken(tx, { tokenHash: sha256(token), customerId: customerId as string, expiresAt }, at)
    return token
  }

  /** Checks a code and counts it if it is wrong. Attempts for an account are serialized. */
  async function tryCode(tx: Database, { email, code, address, device }: CodeCheck): Promise<string | StoreError> {
    const at = now()
    const accountHash = sha256(email)
    const { id, isKnown } = readDevice(codeKey, device, email)
    const networkHash = sha256(address)
    const { addressHash } = attemptOf(email, address, { id, isKnown })
    await acquireLockByName(tx, `codes from ${addressHash}`)
    await refuseTooManyFailures(tx, { addressHash }, at)
    await repo.lockCodes(tx, accountHash)
    if (await areCodesDisabled(tx, { accountHash, isKnown })) return codesEnded()
    const sent = await repo.findCodes(tx, accountHash)
    const attempt: CodeTry = { codeId: sent[0]?.id ?? null, deviceHash: sha256(id), networkHash, isKnown }
    const since = new Date(at.getTime() - tryWindow)
    const refusal = refuseTry(await findWrongCodes(tx, accountHash, since), attempt)
    if (refusal) return tooManyTries(refusal, at)
    const matching = findEntered(sent, code, at)
    const fault = matching ? faultOf(matching, at) : wrongCode()
    if (matching && !fault) return issueToken(tx, matching, accountHash, at)
    await insertWrongCode(tx, { id: newId('try', at), accountHash, ...attempt, triedAt: at }, since)
    // A separate name, so that wrong codes do not lock the account's sign-in.
    await recordFailure(tx, { accountHash: sha256(`code ${email}`), addressHash }, at)
    if (await countWrongCode(tx, { accountHash, isKnown }, tryLimits.consecutive, at))
      await enqueueCodesEnded(tx, email, isKnown, at)
    return fault ?? wrongCode()
  }

  return {
    openDevice,

    /** Returns the device cookie after the user has proved ownership of the account. */
    proveDevice: (cookie: string | undefined, email: string): string =>
      withProof(codeKey, cookie, identifierKey(email)),

    /**
     * Invalidates the account's codes and returns a token that allows choosing a password once. The code may have been
     * requested on another device.
     * @throws StoreError 400 `invalid_code`, `code_tries_used`, `codes_ended` after too many consecutive wrong codes;
     * for a correct code `code_used` or `code_expired`; 429 `codes_closed` after the daily limit, `too_many_attempts`
     * after too many failures of the address
     */
    async verifyCode(check: CodeCheck): Promise<string> {
      const email = identifierKey(check.email)
      const answer = await db.transaction((tx) => tryCode(tx, { ...check, email }))
      if (typeof answer !== 'string') throw answer
      return answer
    },
  }
}
