import { createHmac, randomBytes } from 'node:crypto'
import { isSameHash } from './reset.codes'

/** Accounts that one browser is known to, the last ones: colleagues share a computer. */
const mostAccounts = 4

/** Where somebody tries a code, as far as what the browser keeps tells. */
export interface Device {
  /** Random; the browser's own, or a new one where it keeps none that can be read. */
  id: string
  /** Whether the account's owner has shown on it, by a password or a code, that the account is theirs. */
  isKnown: boolean
}

/** What only this shop can write for an account: nobody makes a device known by inventing what it keeps. */
function proofOf(key: string, id: string, account: string): string {
  return createHmac('sha256', key).update(`device ${id} ${account}`).digest('base64url')
}

function partsOf(kept: string | undefined): { id: string; proofs: string[] } {
  const [id = '', ...proofs] = (kept ?? '').split('.')
  return /^[\w-]{22}$/.test(id) ? { id, proofs } : { id: randomBytes(16).toString('base64url'), proofs: [] }
}

/**
 * What a browser keeps to be known again: as it is, or new where it keeps nothing.
 * @param kept what its cookie says
 */
export function openDevice(kept: string | undefined): string {
  const { id, proofs } = partsOf(kept)
  return [id, ...proofs.slice(0, mostAccounts)].join('.')
}

/** Reads what a browser keeps. @param account the e-mail, in lower case */
export function readDevice(key: string, kept: string, account: string): Device {
  const { id, proofs } = partsOf(kept)
  const proof = proofOf(key, id, account)
  return { id, isKnown: proofs.some((other) => isSameHash(other, proof)) }
}

/** What a browser keeps from now on, on which the owner of an account has shown that it is theirs. */
export function withProof(key: string, kept: string | undefined, account: string): string {
  const { id, proofs } = partsOf(kept)
  const proof = proofOf(key, id, account)
  return openDevice([id, proof, ...proofs.filter((other) => other !== proof)].join('.'))
}
