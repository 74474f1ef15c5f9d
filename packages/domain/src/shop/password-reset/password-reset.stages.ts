import type { CodeRequest, Cooldown } from '../../rules/account/password-reset'
import { oneOf, parseJson, shape } from '../../rules/json/schema'

/** Why a password is set: it was forgotten, or a new customer has none. */
export type PasswordResetReason = 'forgotten' | 'first'

/** The account whose password is reset, and the reason. */
export interface PasswordResetAccount {
  email: string
  reason: PasswordResetReason
}

/** A code was requested and is not verified. */
export interface CodeStage extends PasswordResetAccount {
  stage: 'code'
  /** The last code that was sent; null if unknown. */
  request: CodeRequest | null
  /** The store's cooldown before the next code; null if there is none. */
  limit: Cooldown | null
}

/** The code was verified; the token allows setting a password. */
export interface PasswordStage extends PasswordResetAccount {
  stage: 'password'
  token: string
}

/** The new password is set. */
export interface DoneStage extends PasswordResetAccount {
  stage: 'done'
}

/**
 * The state of a password reset: e-mail, code, new password. It is stored in the tab and never in an address.
 */
export type PasswordReset = CodeStage | PasswordStage | DoneStage

const account = { email: '', reason: oneOf('forgotten', 'first') }

const isCodeStage = shape<CodeStage>({
  ...account,
  stage: oneOf('code'),
  request: oneOf(null, shape<CodeRequest>({ askedAt: 0, resendAfter: 0, expiresIn: 0 })),
  limit: oneOf(null, shape<Cooldown>({ since: 0, seconds: 0 })),
})
const isPasswordStage = shape<PasswordStage>({ ...account, stage: oneOf('password'), token: '' })
const isDoneStage = shape<DoneStage>({ ...account, stage: oneOf('done') })

const isPasswordReset = oneOf(isCodeStage, isPasswordStage, isDoneStage)

/** Starts or restarts a password reset. The last code of the same e-mail is kept. */
export function startPasswordReset({ email, reason }: PasswordResetAccount, previous: PasswordReset | null): CodeStage {
  const isSame = previous?.stage === 'code' && previous.email === email
  return { email, reason, stage: 'code', request: isSame ? previous.request : null, limit: null }
}

/**
 * Returns the account of a password reset: from the page's address, e.g. the link in the approval e-mail
 * (`?first=1&email=…`), else the typed e-mail, else that of a started reset.
 * @param typed the unsent e-mail; null if there is none
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
 * Parses the link that an operator sent: its fragment contains the token (`#email=…&token=…`). Null if there is none.
 */
export function readPasswordLink(hash: string): PasswordStage | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const token = parts.get('token') ?? ''
  return token === ''
    ? null
    : { email: (parts.get('email') ?? '').trim(), reason: 'forgotten', stage: 'password', token }
}

/** Serializes a password reset for storage. */
export function serializePasswordReset(reset: PasswordReset): string {
  return JSON.stringify(reset)
}

/** Parses a stored password reset; null if it is missing or malformed. */
export function parsePasswordReset(text: string | null): PasswordReset | null {
  return parseJson(text, isPasswordReset)
}
