import { useNow } from '../use-now'
import type { PasswordReset } from './password-reset.stages'
import { settledAt, secondsLeft } from './password-reset.rules'
import { toCodeView, type CodeView } from './password-reset.view'

/** What of a code changes with the time. */
export interface CodeCountdown {
  view: CodeView
  /** The store has said how long it wants to be left alone, and that is over. */
  isLimitOver: boolean
}

/** Follows the clock while a code can still run out, or another one has to wait. */
export function useCodeCountdown(passwordReset: PasswordReset | null): CodeCountdown {
  const { request, limit } = passwordReset?.stage === 'code' ? passwordReset : { request: null, limit: null }
  const now = useNow(settledAt(request, limit))
  const isLimitOver = limit !== null && secondsLeft(limit.since, limit.seconds, now) === 0
  return { view: toCodeView(request, now, limit), isLimitOver }
}
