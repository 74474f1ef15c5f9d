import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** A new code: five digits, each code as likely as any other. */
export function newCode(): string {
  return String(randomInt(100_000)).padStart(5, '0')
}

/**
 * What is stored in place of a code. There are only 100,000 codes: even the slowest hash is undone within a code's ten
 * minutes by whoever has the database. A key that is not in the database makes a quick hash enough.
 * @param id the code's own, so that the same code never has the same hash twice
 */
export function hashCode(key: string, id: string, code: string): string {
  return createHmac('sha256', key).update(`${id} ${code}`).digest('hex')
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function isSameHash(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)]
  return a.length === b.length && timingSafeEqual(a, b)
}
