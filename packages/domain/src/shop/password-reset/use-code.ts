import { useNow } from '../use-now'
import { codeEmailLimit, codeEmailPattern, codeLength } from './password-reset.limits'
import { secondsLeft, settledAt } from '../../rules/account/password-reset'
import type { PasswordReset } from './password-reset.stages'
import { toCodeView, type CodeFormView } from './password-reset.view'
import { useCodeActions, type CodeActions } from './use-code-actions'
import { useCodeEmail, type CodeEmail } from './use-code-email'
import { usePasswordLink, type PasswordLink } from './use-password-link'
import { usePasswordReset } from './use-password-reset'

/** Updates the times of a code every second until they are final. */
function useCodeCountdown(passwordReset: PasswordReset | null) {
  const { request, limit } = passwordReset?.stage === 'code' ? passwordReset : { request: null, limit: null }
  const now = useNow(settledAt(request, limit))
  // The store's cooldown has ended.
  const isLimitOver = limit !== null && secondsLeft(limit.since, limit.seconds, now) === 0
  return { view: toCodeView(request, now, limit), isLimitOver }
}

/** The page that verifies a code. */
export interface CodePage extends CodeFormView, CodeActions, CodeEmail {
  /** True if a code was verified, so that a password can be set. */
  verified: boolean
}

/**
 * Returns the page that verifies a code and requests another one.
 * @param link the part of the page's address that may be the link of an operator, which replaces a code
 */
export function useCode(link?: PasswordLink): CodePage {
  const state = usePasswordReset()
  usePasswordLink(link, state.save)
  const { passwordReset } = state
  const { email, ...codeEmail } = useCodeEmail(passwordReset)
  // The times of the last code apply only to its e-mail.
  const { view, isLimitOver } = useCodeCountdown(passwordReset?.email === email.trim() ? passwordReset : null)
  const actions = useCodeActions(state, email)
  // The refusal with a cooldown is outdated after its end.
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
