import { useNow } from '../use-now'
import type { AccessPassage } from './access.passage'
import { endOfWaits, secondsLeft } from './access.rules'
import { toCodeView, type CodeView } from './access.view'

/** What of a code changes with the time. */
export interface CodeTimes {
  view: CodeView
  /** The store has said how long it wants to be left alone, and that is over. */
  isLimitOver: boolean
}

/** Follows the clock while a code can still run out, or another one has to wait. */
export function useCodeTimes(passage: AccessPassage | null): CodeTimes {
  const { request, limit } = passage?.stage === 'code' ? passage : { request: null, limit: null }
  const now = useNow(endOfWaits(request, limit))
  const isLimitOver = limit !== null && secondsLeft(limit.since, limit.seconds, now) === 0
  return { view: toCodeView(request, now, limit), isLimitOver }
}
