import { useNow } from '../use-now'
import { codeEmailLimit, codeEmailPattern, codeLength } from './password-reset.limits'
import { secondsLeft, settledAt } from './password-reset.rules'
import type { PasswordReset } from './password-reset.stages'
import { toCodeView, type CodeFormView } from './password-reset.view'
import { useCodeActions, type CodeActions } from './use-code-actions'
import { useCodeEmail, type CodeEmail } from './use-code-email'
import { usePasswordLink, type PasswordLink } from './use-password-link'
import { usePasswordReset } from './use-password-reset'

/** Follows the clock while a code can still run out, or another one has to wait. */
function useCodeCountdown(passwordReset: PasswordReset | null) {
  const { request, limit } = passwordReset?.stage === 'code' ? passwordReset : { request: null, limit: null }
  const now = useNow(settledAt(request, limit))
  // The wait that the store asked for is over.
  const isLimitOver = limit !== null && secondsLeft(limit.since, limit.seconds, now) === 0
  return { view: toCodeView(request, now, limit), isLimitOver }
}

/** The page that takes a code. */
export interface CodePage extends CodeFormView, CodeActions, CodeEmail {
  /** A code was right: a password can be chosen. */
  verified: boolean
}

/**
 * Checking a code, and asking for another one as soon as the store sends it.
 * @param link what of the page's address may be the link of an operator, which stands for a right code
 */
export function useCode(link?: PasswordLink): CodePage {
  const state = usePasswordReset()
  usePasswordLink(link, state.save)
  const { passwordReset } = state
  const { email, ...codeEmail } = useCodeEmail(passwordReset)
  // Nothing is known of the code of another e-mail.
  const { view, isLimitOver } = useCodeCountdown(passwordReset?.email === email.trim() ? passwordReset : null)
  const actions = useCodeActions(state, email)
  // What the store said about a wait is not true any more when it is over.
  const isOutdated = isLimitOver && actions.problem?.action === 'request_code'
  return {
    ...view,
    ...actions,
    problem: isOutdated ? null : actions.problem,
    ...codeEmail,
    email,
    emailLimit: codeEmailLimit,
    emailPattern: codeEmailPattern,
    length: codeLength,
    verified: passwordReset !== null && passwordReset.stage !== 'code',
  }
}
