import type { CodeRequest, Cooldown } from './password-reset.rules'

/** Who chooses a password: somebody who forgot theirs, or a new customer who has none yet. */
export type PasswordResetReason = 'forgotten' | 'first'

/** Somebody who wants to choose a password. */
export interface PasswordResetAccount {
  email: string
  reason: PasswordResetReason
}

/** Who has asked for a code and has not shown it yet. */
export interface CodeStage extends PasswordResetAccount {
  stage: 'code'
  /** The last code that was sent; null where nobody knows of one. */
  request: CodeRequest | null
  /** For how long the store sends no other one; null where it did not say so. */
  limit: Cooldown | null
}

/** Who has shown a right code and may choose a password with what it was changed for. */
export interface PasswordStage extends PasswordResetAccount {
  stage: 'password'
  token: string
}

/**
 * The way to a password, from page to page: from the e-mail over the code to the choice. It is kept in the tab and
 * never stands in an address.
 */
export type PasswordReset = CodeStage | PasswordStage | (PasswordResetAccount & { stage: 'done' })

/** A way that begins, or begins again: what is known of a code for the same e-mail stays known. */
export function startPasswordReset({ email, reason }: PasswordResetAccount, earlier: PasswordReset | null): CodeStage {
  const isSame = earlier?.stage === 'code' && earlier.email === email
  return { email, reason, stage: 'code', request: isSame ? earlier.request : null, limit: null }
}

/**
 * Who comes to the page that asks for the e-mail: whom its address names, such as the link of the approval
 * (`?first=1&email=…`), else who has been on the way already.
 */
export function toResetAccount(address: URLSearchParams, earlier: PasswordReset | null): PasswordResetAccount {
  const [email, first] = [address.get('email') ?? '', address.get('first') === '1']
  if (email !== '' || first) return { email: email.trim(), reason: first ? 'first' : 'forgotten' }
  return { email: earlier?.email ?? '', reason: earlier?.reason ?? 'forgotten' }
}

/** The way as a text to keep. */
export function serializePasswordReset(reset: PasswordReset): string {
  return JSON.stringify(reset)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function areNumbers(value: unknown, names: readonly string[]): boolean {
  if (value === null) return true
  return typeof value === 'object' && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'number')
}

function isPasswordReset(value: unknown): value is PasswordReset {
  if (typeof value !== 'object' || value === null) return false
  const { email, reason, stage, token, request, limit } = value as Record<string, unknown>
  if (typeof email !== 'string' || (reason !== 'forgotten' && reason !== 'first')) return false
  if (stage === 'password') return typeof token === 'string'
  const isCode = areNumbers(request, ['askedAt', 'resendAfter', 'expiresIn']) && areNumbers(limit, ['since', 'seconds'])
  return stage === 'done' || (stage === 'code' && isCode)
}

/** The way as it was kept; null where there is none, or none that can be read. */
export function parsePasswordReset(text: string | null): PasswordReset | null {
  const stored = text === null ? undefined : parse(text)
  return isPasswordReset(stored) ? stored : null
}
