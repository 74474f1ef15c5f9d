import type { Problem } from '../../platform/action'
import type { passwordLimits } from './password-reset.limits'
import type { PasswordResetReason } from './password-reset.stages'
import { secondsLeft, type CodeRequest, type Cooldown } from '../../rules/account/password-reset'

/** The view of the page that requests a code. */
export interface ForgotPasswordView {
  reason: PasswordResetReason
  /** The initial e-mail; empty if unknown. */
  email: string
  /** Its maximum length, in characters. */
  limit: number
  /** Its pattern, as the source of a Unicode regular expression. */
  pattern: string
  busy: boolean
  /** Why no code was sent; null if nothing failed. */
  problem: Problem<'request_code'> | null
}

/** The times of a code. */
export interface CodeView {
  /** Seconds until another code may be requested; 0 if it may be now. */
  resendIn: number
  /** True if the code has expired and another one is needed. */
  expired: boolean
}

/** The view of the page that verifies a code. */
export interface CodeFormView extends CodeView {
  /** E-mail of the account, known or typed; empty if neither. */
  email: string
  /** Maximum length of the e-mail, in characters. */
  emailLimit: number
  /** Pattern of the e-mail, as the source of a Unicode regular expression. */
  emailPattern: string
  /** True if the form has a field for the e-mail, because this tab had requested no code when the page was opened. */
  requiresEmail: boolean
  /** Number of digits of a code. */
  length: number
  /** The pending request; null if there is none. */
  busy: 'verifying' | 'resending' | null
  /** `again` if another code was sent since the page was opened. */
  sent: 'once' | 'again'
  /** Why the code, or the request for another one, was refused. */
  problem: Problem<'verify_code' | 'request_code'> | null
}

/** The view of the page that sets a password. */
export interface ChoosePasswordView {
  reason: PasswordResetReason
  /** E-mail of the account, for password managers; null if unknown. */
  email: string | null
  limits: typeof passwordLimits
  busy: boolean
  /** Why it was not saved; `unauthorized` if the token has expired or is missing. */
  problem: Problem<'choose_password'> | null
  /** True if it was saved. */
  done: boolean
}

/**
 * Creates the view of a code's times.
 * @param request the last code; null if unknown, so that another one may be requested at once
 * @param now milliseconds since 1970
 * @param limit the store's cooldown; null if there is none
 */
export function toCodeView(request: CodeRequest | null, now: number, limit: Cooldown | null = null): CodeView {
  const cooldown = limit === null ? 0 : secondsLeft(limit.since, limit.seconds, now)
  if (request === null) return { resendIn: cooldown, expired: false }
  const { askedAt, resendAfter, expiresIn } = request
  return {
    resendIn: Math.max(cooldown, secondsLeft(askedAt, resendAfter, now)),
    expired: secondsLeft(askedAt, expiresIn, now) === 0,
  }
}
