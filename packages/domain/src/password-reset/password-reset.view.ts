import type { Problem } from '../action'
import type { passwordLimits } from './password-reset.limits'
import type { PasswordResetReason } from './password-reset.stages'
import { secondsLeft, type CodeRequest, type Cooldown } from './password-reset.rules'

/** What the page that asks where to send a code shows. */
export interface ForgotPasswordView {
  reason: PasswordResetReason
  /** The e-mail to begin with; empty where none is known. */
  email: string
  /** The most characters it may have. */
  limit: number
  /** What it has to match, as the source of a Unicode regular expression. */
  pattern: string
  busy: boolean
  /** Why no code was sent. */
  problem: Problem<'request_code'> | null
}

/** What is shown of a code. */
export interface CodeView {
  /** Seconds until another code may be asked for; 0 where it may be now. */
  resendIn: number
  /** The code has run out: only another one will do. */
  expired: boolean
}

/** What the page that takes a code shows. */
export interface CodeFormView extends CodeView {
  /** Whose code it is, as it is known or typed so far; empty where nothing is. */
  email: string
  /** The most characters the e-mail may have. */
  emailLimit: number
  /** What the e-mail has to match, as the source of a Unicode regular expression. */
  emailPattern: string
  /** Whether the page asks for the e-mail too: no code was asked for in this tab when it was opened. */
  requiresEmail: boolean
  /** Digits of a code. */
  length: number
  /** What is under way: the code is checked, or another one is asked for. */
  busy: 'verifying' | 'resending' | null
  /** Whether another code was sent since the page was opened. */
  sent: 'once' | 'again'
  /** Why the code, or another one, was refused. */
  problem: Problem<'verify_code' | 'request_code'> | null
}

/** What the page where a password is chosen shows. */
export interface ChoosePasswordView {
  reason: PasswordResetReason
  /** Whose password it is, so that a password manager files it rightly; null where that is not known. */
  email: string | null
  limits: typeof passwordLimits
  busy: boolean
  /** Why it was not saved; `unauthorized` where the token has expired, or there is none. */
  problem: Problem<'choose_password'> | null
  /** It is saved. */
  done: boolean
}

/**
 * What is shown of a code that was sent.
 * @param request null where nobody knows of one: the page was opened by itself, so another may be asked for at once
 * @param now milliseconds since 1970
 * @param limit the wait that the store asked for; null where it did not
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
