import { useNow } from '../use-now'
import { codeLength } from './password-reset.limits'
import { secondsLeft, settledAt } from './password-reset.rules'
import type { PasswordReset } from './password-reset.stages'
import { toCodeView, type CodeFormView } from './password-reset.view'
import { useCodeActions, type CodeActions } from './use-code-actions'
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
export interface CodePage extends CodeFormView, CodeActions {
  /** Whose code it is; null where the page was opened by itself: then none can be checked, nor sent. */
  email: string | null
  /** A code was right: a password can be chosen. */
  verified: boolean
}

/** Checking a code, and asking for another one as soon as the store sends it. */
export function useCode(): CodePage {
  const state = usePasswordReset()
  const { passwordReset } = state
  const { view, isLimitOver } = useCodeCountdown(passwordReset)
  const actions = useCodeActions(state)
  // What the store said about a wait is not true any more when it is over.
  const isOutdated = isLimitOver && actions.problem?.action === 'request_code'
  return {
    ...view,
    ...actions,
    problem: isOutdated ? null : actions.problem,
    email: passwordReset?.email ?? null,
    length: codeLength,
    verified: passwordReset !== null && passwordReset.stage !== 'code',
  }
}
