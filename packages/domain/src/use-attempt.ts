import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toProblem, type Problem, type ProblemAction } from './problem'

/** Something a form sends to the store. */
export interface Attempt<Input, Action extends ProblemAction> {
  /** Resolves to whether it succeeded. While one is under way no other one begins, however often it is asked for. */
  start: (input: Input) => Promise<boolean>
  busy: boolean
  /** Why the last one failed. */
  problem: Problem<Action> | null
  /** What was said about the last one is over. */
  forget: () => void
}

/** Sends what a form holds, once. Nothing of it is kept afterwards: it may be a password. */
export function useAttempt<Input, Action extends ProblemAction>(
  action: Action,
  send: (input: Input) => Promise<void>,
): Attempt<Input, Action> {
  const underWay = useRef(false)
  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: send, gcTime: 0 })

  async function start(input: Input): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    try {
      await mutateAsync(input)
      return true
    } catch {
      return false
    } finally {
      underWay.current = false
    }
  }

  return { start, busy: isPending, problem: error && toProblem(action, error), forget: reset }
}
