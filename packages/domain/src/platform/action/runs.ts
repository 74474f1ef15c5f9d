import type { MutationState, QueryKey } from '@tanstack/react-query'
import { toProblem, type Problem, type ProblemAction } from './problem'

/** The state of one run of an action, or of several together. */
export interface Run<Input, Result, Name extends ProblemAction> {
  /** It is pending. */
  busy: boolean
  /** It succeeded. */
  done: boolean
  /** Why it was refused or failed; null if it was not. */
  problem: Problem<Name> | null
  /** Its input; undefined before the first run. */
  input?: Input
  /** Its result; undefined unless it succeeded. */
  result?: Result
}

/** The action name in problems: fixed, or derived from the input and the error. */
export type RunName<Input, Name extends ProblemAction> = Name | ((input: Input, error: Error) => Name)

/** A request that the user triggers, and its state. */
export interface Action<Input, Result, Name extends ProblemAction> extends Run<Input, Result, Name> {
  /** Inputs of pending runs, oldest first. */
  pending: readonly Input[]
  /** Returns the state of the last run with an id. */
  of: (id: string) => Run<Input, Result, Name>
  /** Resolves to true if it succeeded. Does nothing while a run with the same id is pending, unless runs queue. */
  run: (input: Input) => Promise<boolean>
  /** Runs again with the last input. Does nothing before the first run. */
  retry: () => Promise<boolean>
  /** Removes settled runs; pending runs continue. */
  reset: () => void
  /** Removes all runs and aborts the signal of pending ones. Not for actions with a scope. */
  cancel: () => void
}

/** Options of an action. */
export interface ActionOptions<Input> {
  /** Runs with the same scope are sequential, across actions. */
  scope?: string
  /** The key for `pendingInputs`, which finds the runs of all pages. Without it, runs are private to their page. */
  key?: QueryKey
  /** Identifies runs that may be pending at the same time; by default, all runs have the same id. */
  idOf?: (input: Input) => string
  /** If true, a run waits for a pending one instead of being ignored. */
  queue?: boolean
  /** Milliseconds after which a successful run is reset; by default, the next run resets it. */
  resetAfter?: number
  /** Queries to refetch after a failure that leaves the outcome unknown. */
  refetchOnUnknown?: readonly QueryKey[]
}

/** The state before the first run. */
export const idle = { busy: false, done: false, problem: null } as const

/**
 * Returns the state of a run, from its mutation.
 * @throws errors other than `ApiError`: bugs are handled by the page's error boundary
 */
export function toRun<Input, Result, Name extends ProblemAction>(
  name: RunName<Input, Name>,
  { status, error, variables, data }: MutationState<Result, Error, Input>,
): Run<Input, Result, Name> {
  const nameOf = (cause: Error) => (typeof name === 'function' ? name(variables as Input, cause) : name)
  return {
    busy: status === 'pending',
    done: status === 'success',
    problem: error && toProblem(nameOf(error), error),
    input: variables,
    result: data,
  }
}

/** Combines runs: busy while any is pending, with the outcome of the last settled run and the last problem. */
export function summarize<Input, Result, Name extends ProblemAction>(
  runs: readonly Run<Input, Result, Name>[],
): Run<Input, Result, Name> & { pending: Input[] } {
  const lastSettled = runs.findLast(({ busy }) => !busy)
  const pending = runs.filter(({ busy }) => busy).map(({ input }) => input as Input)
  return {
    busy: pending.length > 0,
    pending,
    done: lastSettled?.done ?? false,
    problem: runs.findLast(({ problem }) => problem !== null)?.problem ?? null,
    input: runs.at(-1)?.input,
    result: lastSettled?.result,
  }
}
