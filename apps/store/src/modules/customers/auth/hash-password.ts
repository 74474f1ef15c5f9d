import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, settings)
}

let dummyHash: Promise<string> | undefined

/**
 * True if the password matches the hash. Takes the same time without a hash, so that timing does not reveal if an
 * account exists.
 */
export async function matchesPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const matches = await verify(storedHash ?? (await dummyHash), password)
  return matches && storedHash !== undefined
}

/** Limit of concurrent hashes: each needs 19 MiB and a CPU core. */
export const hashesAtOnce = Math.min(4, availableParallelism())
