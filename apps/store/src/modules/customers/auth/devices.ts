import { createHmac, randomBytes } from 'node:crypto'
import { isSameHash } from './reset-codes'

/** Maximum number of accounts in a device cookie, for shared computers. */
const maxAccounts = 4

/** The device on which a code is tried. */
export interface Device {
  /** Random id from the cookie, or a new one. */
  id: string
  /** True if the account's owner has proved ownership on it with a password or a code. */
  isKnown: boolean
}

/** Returns the proof that a device is known to an account; only the shop can create it. */
function proofOf(key: string, id: string, account: string): string {
  return createHmac('sha256', key).update(`device ${id} ${account}`).digest('base64url')
}

function partsOf(cookie: string | undefined): { id: string; proofs: string[] } {
  const [id = '', ...proofs] = (cookie ?? '').split('.')
  return /^[\w-]{22}$/.test(id) ? { id, proofs } : { id: randomBytes(16).toString('base64url'), proofs: [] }
}

/**
 * Returns a valid device cookie: the given one, or a new one.
 * @param cookie the value of the cookie
 */
export function openDevice(cookie: string | undefined): string {
  const { id, proofs } = partsOf(cookie)
  return [id, ...proofs.slice(0, maxAccounts)].join('.')
}

/**
 * Reads a device cookie.
 * @param account the e-mail in lower case
 */
export function readDevice(key: string, cookie: string, account: string): Device {
  const { id, proofs } = partsOf(cookie)
  const proof = proofOf(key, id, account)
  return { id, isKnown: proofs.some((other) => isSameHash(other, proof)) }
}

/** Adds the proof of an account to a device cookie. */
export function withProof(key: string, cookie: string | undefined, account: string): string {
  const { id, proofs } = partsOf(cookie)
  const proof = proofOf(key, id, account)
  return openDevice([id, proof, ...proofs.filter((other) => other !== proof)].join('.'))
}
