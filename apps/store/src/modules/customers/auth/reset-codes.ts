import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** Returns a random five-digit code. */
export function newCode(): string {
  return String(randomInt(100_000)).padStart(5, '0')
}

/**
 * Hashes a code with a key. There are only 100,000 codes, so even a slow hash could be reversed within the ten minutes
 * of their validity; with a key that is not in the database, a fast hash is sufficient.
 * @param id the code's id, as a salt
 */
export function hashCode(key: string, id: string, code: string): string {
  return createHmac('sha256', key).update(`${id} ${code}`).digest('hex')
}

/** Compares two hashes in constant time. */
export function isSameHash(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)]
  return a.length === b.length && timingSafeEqual(a, b)
}
