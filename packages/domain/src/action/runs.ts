import type { MutationState, QueryKey } from '@tanstack/react-query'
import { toProblem, type Problem, type ProblemAction } from './problem'

/** The state of one run of an action, or of several together. */
export interface Run<Input, Result, Name extends ProblemAction> {
  /** The answer is still to come. */
  busy: boolean
  /** It succeeded. */
  done: boolean
  /** Why it was refused or failed. */
  problem: Problem<Name> | null
  /** What it was run with; undefined before the first time. */
  input?: Input
  /** What it resolved to; undefined unless it succeeded. */
  result?: Result
}

/** What a run is called in problems: always the same, or as its input and its error make it. */
export type RunName<Input, Name extends ProblemAction> = Name | ((input: Input, error: Error) => Name)

/** A call that is made on request, and its state. */
export interface Action<Input, Result, Name extends ProblemAction> extends Run<Input, Result, Name> {
  /** Inputs of the runs under way, oldest first. */
  pending: readonly Input[]
  /** How the last run with an id stands. */
  of: (id: string) => Run<Input, Result, Name>
  /** Resolves to whether it succeeded. While a run with the same id is under way nothing begins, unless runs queue. */
  run: (input: Input) => Promise<boolean>
  /** Runs again with the last input; nothing happens before the first time. */
  retry: () => Promise<boolean>
  /** Removes settled runs; pending ones go on. */
  reset: () => void
  /** Removes all runs and aborts pending ones, if they follow their signal. Not for actions with a scope. */
  cancel: () => void
}

/** How an action is run. */
export interface ActionOptions<Input> {
  /** Runs with the same scope go one after another, whatever action they are of. */
  scope?: string
  /** By which `pendingInputs` finds the runs of every page. Left out, the runs stay private to their page. */
  key?: QueryKey
  /** Identifies runs that go on side by side; by default all are one. */
  idOf?: (input: Input) => string
  /** Whether a run that is asked for while another one is under way waits for it, instead of being ignored. */
  queue?: boolean
  /** Milliseconds after which a succeeded run is reset; the next run resets it by default. */
  resetAfter?: number
  /** Queries to refetch after a failure that leaves the outcome unknown. */
  refetchOnUnknown?: readonly QueryKey[]
}

/** The state before the first run. */
export const idle = { busy: false, done: false, problem: null } as const

/**
 * The state of a run, from its mutation.
 * @throws the run's error where it is no refusal: a fault in the program belongs to the page's boundary
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

/** Several runs as one: busy while any of them is, the outcome of the one that ended last, and the last problem. */
export function summarize<Input, Result, Name extends ProblemAction>(
  runs: readonly Run<Input, Result, Name>[],
): Run<Input, Result, Name> & { pending: Input[] } {
  const ended = runs.findLast(({ busy }) => !busy)
  const pending = runs.filter(({ busy }) => busy).map(({ input }) => input as Input)
  return {
    busy: pending.length > 0,
    pending,
    done: ended?.done ?? false,
    problem: runs.findLast(({ problem }) => problem !== null)?.problem ?? null,
    input: runs.at(-1)?.input,
    result: ended?.result,
  }
}
