import { createHash, randomBytes } from 'node:crypto'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Durations of a sign-in, in milliseconds. */
interface Lifetime {
  /** Life of a token without refresh: 12 hours, or 30 days with "remember me". */
  token: number
  /** Maximum life of the sign-in. */
  signIn: number
  /** Minimum gain of an extension: an hour, or a day, so that not every request writes. */
  minExtension: number
}

const lifetimes: Readonly<Record<'short' | 'remembered', Lifetime>> = {
  short: { token: 12 * hour, signIn: 7 * day, minExtension: hour },
  remembered: { token: 30 * day, signIn: 90 * day, minExtension: day },
}

/** Period in which a replaced token is valid for concurrent requests, in milliseconds. */
export const refreshGracePeriod = 60 * 1000

/** Maximum number of refreshes with one token: the second is for a lost response. */
export const maxReplacements = 2

/** Returns the durations of a sign-in. */
export function lifetimeOf(remember: boolean): Lifetime {
  return lifetimes[remember ? 'remembered' : 'short']
}

/** Returns the expiry of a token issued now. */
export function tokenEnd(now: Date, remember: boolean, signInEnd: Date): Date {
  return new Date(Math.min(now.getTime() + lifetimeOf(remember).token, signInEnd.getTime()))
}

/**
 * Returns a new random token. Prefixes: `sk` customer session, `pw` password token, `os` operator session, `oi`
 * operator invitation, `ak` API key.
 */
export function newToken(prefix: 'sk' | 'pw' | 'os' | 'oi' | 'ak'): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`
}

/** Returns the SHA-256 of a text. For secrets that are random, or values that are only compared. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
