import { useNow } from '../use-now'
import type { PasswordReset } from './password-reset.stages'
import { settledAt, secondsLeft } from './password-reset.rules'
import { toCodeView, type CodeView } from './password-reset.view'

/** What changes with time about a code. */
export interface CodeCountdown {
  view: CodeView
  /** The wait that the store asked for is over. */
  isLimitOver: boolean
}

/** Follows the clock while a code can still run out, or another one has to wait. */
export function useCodeCountdown(passwordReset: PasswordReset | null): CodeCountdown {
  const { request, limit } = passwordReset?.stage === 'code' ? passwordReset : { request: null, limit: null }
  const now = useNow(settledAt(request, limit))
  const isLimitOver = limit !== null && secondsLeft(limit.since, limit.seconds, now) === 0
  return { view: toCodeView(request, now, limit), isLimitOver }
}
