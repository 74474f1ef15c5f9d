import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id, which is what the library uses by default: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, settings)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether a password belongs to a hash. Takes as long where there is no hash, so that its time tells nothing about
 * whether there is such an account.
 */
export async function matchesPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const matches = await verify(storedHash ?? (await nobodysHash), password)
  return matches && storedHash !== undefined
}

/** Each hash takes 19 MiB and a processor: more at once would only be slower. */
export const hashesAtOnce = Math.min(4, availableParallelism())
