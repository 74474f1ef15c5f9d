import { createHash, randomBytes } from 'node:crypto'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** How long a sign-in holds, in milliseconds. */
interface Lifetime {
  /** A token that nobody refreshes ends after this: 12 hours, or 30 days for those who asked to be remembered. */
  token: number
  /** The sign-in ends after this, however often its token is refreshed. */
  signIn: number
  /** A session in use is prolonged once it gains this: an hour, or a day. Not every call writes. */
  step: number
}

const lifetimes: Readonly<Record<'short' | 'remembered', Lifetime>> = {
  short: { token: 12 * hour, signIn: 7 * day, step: hour },
  remembered: { token: 30 * day, signIn: 90 * day, step: day },
}

/** How long an old token still works after a refresh, for calls under way: 60 seconds. */
export const refreshGracePeriod = 60 * 1000

/** How often one token is changed for a new one: once, and once more where the answer may have got lost. */
export const mostReplacements = 2

/** How long a sign-in holds, by whether its owner asked to be remembered. */
export function lifetimeOf(remember: boolean): Lifetime {
  return lifetimes[remember ? 'remembered' : 'short']
}

/** When a token issued now ends. */
export function tokenEnd(now: Date, remember: boolean, signInEnd: Date): Date {
  return new Date(Math.min(now.getTime() + lifetimeOf(remember).token, signInEnd.getTime()))
}

/**
 * A new token: opaque, and not to be guessed. Its prefix tells people what it is for: a customer's session, a password, an
 * operator's session, an operator's invitation, a program's key.
 */
export function newToken(prefix: 'sk' | 'pw' | 'os' | 'oi' | 'ak'): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`
}

/** What is stored in place of a secret that is random or only compared. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
