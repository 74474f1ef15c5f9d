import { ApiError } from '@skafferi/api'
import { useState } from 'react'
import { toProblem, type Problem, type ProblemAction } from './problem'

/** Tells of what a call rejected with, if that was a refusal or a lost answer. */
export type TellRefusal = <Action extends ProblemAction>(
  action: Action,
  error: unknown,
  tell: (problem: Problem<Action>) => void,
) => void

/**
 * Tells refusals to whoever keeps a process. Any other error is a fault in the program: it is thrown while the page is
 * drawn, and so reaches its boundary.
 */
export function useRefusal(): TellRefusal {
  const [, fail] = useState<null>(null)
  return (action, error, tell) => {
    if (error instanceof ApiError) return tell(toProblem(action, error))
    return fail(() => {
      throw error
    })
  }
}
