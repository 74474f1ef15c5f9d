import { codeLength } from './access.limits'
import type { CodeFormView } from './access.view'
import { useCodeCalls, type CodeCalls } from './use-code-calls'
import { useCodeTimes } from './use-code-times'
import { usePassage } from './use-passage'

/** The page that takes a code. */
export interface CodePage extends CodeFormView, CodeCalls {
  /** Whose code it is; null where the page was opened by itself: then none can be checked, nor sent. */
  email: string | null
  /** A code was right: a password can be chosen. */
  verified: boolean
}

/** Checking a code, and asking for another one as soon as the store sends it. */
export function useCode(): CodePage {
  const known = usePassage()
  const { passage } = known
  const { view, isLimitOver } = useCodeTimes(passage)
  const calls = useCodeCalls(known)
  // What the store said about a wait is not true any more when it is over.
  const isOutdated = isLimitOver && calls.problem?.action === 'request_code'
  return {
    ...view,
    ...calls,
    problem: isOutdated ? null : calls.problem,
    email: passage?.email ?? null,
    length: codeLength,
    verified: passage !== null && passage.stage !== 'code',
  }
}
