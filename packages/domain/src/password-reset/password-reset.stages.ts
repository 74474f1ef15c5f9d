import type { CodeRequest, Cooldown } from './password-reset.rules'

/** Why a password is chosen: it was forgotten, or a new customer has none yet. */
export type PasswordResetReason = 'forgotten' | 'first'

/** Whose password is reset, and why. */
export interface PasswordResetAccount {
  email: string
  reason: PasswordResetReason
}

/** A code was requested and not verified yet. */
export interface CodeStage extends PasswordResetAccount {
  stage: 'code'
  /** The last code that was sent; null where nobody knows of one. */
  request: CodeRequest | null
  /** The wait before the store sends another one; null where it named none. */
  limit: Cooldown | null
}

/** The code was verified; the token allows choosing a password. */
export interface PasswordStage extends PasswordResetAccount {
  stage: 'password'
  token: string
}

/**
 * A password reset, from page to page: e-mail, code, new password. It is stored in the tab and never in an address.
 */
export type PasswordReset = CodeStage | PasswordStage | (PasswordResetAccount & { stage: 'done' })

/** Starts a password reset, or restarts it: what is known of a code for the same e-mail is kept. */
export function startPasswordReset({ email, reason }: PasswordResetAccount, previous: PasswordReset | null): CodeStage {
  const isSame = previous?.stage === 'code' && previous.email === email
  return { email, reason, stage: 'code', request: isSame ? previous.request : null, limit: null }
}

/**
 * Whose password is reset: the account in the page's address, such as the link of the approval
 * (`?first=1&email=…`), else the one that is typed and not sent, else that of a reset already started.
 * @param typed null where nothing is
 */
export function toResetAccount(
  address: URLSearchParams,
  previous: PasswordReset | null,
  typed: string | null,
): PasswordResetAccount {
  const [email, first] = [address.get('email') ?? '', address.get('first') === '1']
  if (email !== '' || first) return { email: email.trim(), reason: first ? 'first' : 'forgotten' }
  return { email: typed ?? previous?.email ?? '', reason: previous?.reason ?? 'forgotten' }
}

/**
 * What the link of an operator leads to: the choice of a password by the token behind the `#` of the page's address
 * (`#email=…&token=…`); null where there is none.
 */
export function readPasswordLink(hash: string): PasswordStage | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const token = parts.get('token') ?? ''
  return token === ''
    ? null
    : { email: (parts.get('email') ?? '').trim(), reason: 'forgotten', stage: 'password', token }
}

/** The password reset as a text to store. */
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
  return (
    typeof value === 'object' && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'number')
  )
}

function isPasswordReset(value: unknown): value is PasswordReset {
  if (typeof value !== 'object' || value === null) return false
  const { email, reason, stage, token, request, limit } = value as Record<string, unknown>
  if (typeof email !== 'string' || (reason !== 'forgotten' && reason !== 'first')) return false
  if (stage === 'password') return typeof token === 'string'
  const isCode = areNumbers(request, ['askedAt', 'resendAfter', 'expiresIn']) && areNumbers(limit, ['since', 'seconds'])
  return stage === 'done' || (stage === 'code' && isCode)
}

/** The stored password reset; null where there is none, or none that can be read. */
export function parsePasswordReset(text: string | null): PasswordReset | null {
  const stored = text === null ? undefined : parse(text)
  return isPasswordReset(stored) ? stored : null
}
