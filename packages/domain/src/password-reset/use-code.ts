import { codeLength } from './password-reset.limits'
import type { CodeFormView } from './password-reset.view'
import { useCodeActions, type CodeActions } from './use-code-actions'
import { useCodeCountdown } from './use-code-countdown'
import { usePasswordReset } from './use-password-reset'

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
