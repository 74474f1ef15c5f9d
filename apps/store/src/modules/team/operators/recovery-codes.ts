import { createHmac, randomInt } from 'node:crypto'
import { cleanIdentifier } from '@skafferi/domain/rules/text/typed-text'
import type { Database } from '../../../platform/db/database'
import * as repo from './recovery-codes.repo'

/** Digits and letters without look-alikes: no 0, 1, I, L, O and U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const [codeCount, groupLength] = [10, 5]

const randomGroup = () =>
  Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/**
 * Returns the stored form of a recovery code. Case, hyphens and spaces do not matter. The database alone is not
 * sufficient to find the code, and the same code of another operator has another hash.
 * @param key the store's key, which is not in the database
 */
export function hashRecoveryCode(key: string, operatorId: string, typed: string): string {
  const code = cleanIdentifier(typed).replace(/[\s-]/g, '').toUpperCase()
  return createHmac('sha256', key).update(`recovery code ${operatorId} ${code}`).digest('hex')
}

/** Replaces the recovery codes of an operator, and returns the new ones. They are not stored. */
export async function renewCodes(tx: Database, key: string, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => `${randomGroup()}-${randomGroup()}`)
  await repo.replaceCodes(
    tx,
    operatorId,
    codes.map((code) => hashRecoveryCode(key, operatorId, code)),
  )
  return codes
}
