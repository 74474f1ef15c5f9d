import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Time step of codes, in seconds. */
const period = 30

/** Returns the seed of an authenticator's secret. It is stored in the database and useless without the store's key. */
export function newSeed(): string {
  return randomBytes(20).toString('base64url')
}

/**
 * Returns the authenticator of an operator: TOTP (RFC 6238) with SHA-1, six digits and 30 seconds, which all apps
 * support.
 * @param key the store's key, which is not in the database
 */
function authenticatorOf(key: string, seed: string, name?: { issuer: string; label: string }): TOTP {
  const secret = createHmac('sha256', key).update(`authenticator ${seed}`).digest().subarray(0, 20)
  return new TOTP({
    ...name,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })
}

/**
 * Returns the secret to type into an authenticator, and the URI for a QR code.
 * @param shop the shop's name, which the authenticator shows
 */
export function authenticatorSetup(
  key: string,
  seed: string,
  { shop, email }: { shop: string; email: string | null },
): { secret: string; uri: string } {
  const authenticator = authenticatorOf(key, seed, { issuer: `${shop} Office`, label: email ?? 'Owner' })
  return { secret: authenticator.secret.base32, uri: authenticator.toString() }
}

/**
 * Returns the time step of a code; undefined if it is wrong. Accepts a clock skew of one step.
 * @param key the store's key
 */
export function stepOf(key: string, seed: string, code: string, now: Date): number | undefined {
  const delta = authenticatorOf(key, seed).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}
