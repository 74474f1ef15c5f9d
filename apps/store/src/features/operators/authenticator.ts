import { createHmac, randomBytes } from 'node:crypto'
import { brand } from '@skafferi/brand'
import { Secret, TOTP } from 'otpauth'

/** Seconds that a code is shown. */
const period = 30

/** What an authenticator's secret is made of. Kept in the database, where it says nothing without the store's key. */
export function newSeed(): string {
  return randomBytes(20).toString('base64url')
}

/**
 * The authenticator of an operator: RFC 6238 as every app knows it, six digits for 30 seconds.
 * @param key the store's, which is not in the database
 */
function authenticatorOf(key: string, seed: string, email: string | null): TOTP {
  const secret = createHmac('sha256', key).update(`authenticator ${seed}`).digest().subarray(0, 20)
  return new TOTP({
    issuer: `${brand.name} Office`,
    label: email ?? 'Owner',
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })
}

/** What an authenticator is set up with: typed, or read by a camera from a picture of the address. */
export function setUpOf(key: string, seed: string, email: string | null): { secret: string; uri: string } {
  const authenticator = authenticatorOf(key, seed, email)
  return { secret: authenticator.secret.base32, uri: authenticator.toString() }
}

/**
 * The step of time that a code belongs to; undefined where it is wrong. A clock may be half a minute early or late.
 * @param key the store's
 */
export function stepOf(key: string, seed: string, code: string, now: Date): number | undefined {
  const delta = authenticatorOf(key, seed, null).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}
