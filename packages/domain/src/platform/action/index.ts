export { afterEachRun, pendingInputs, usePendingInputs } from './run-cache'
export { readable, ifReadable, toLoad, type Load } from './load'
export {
  isOutcomeUnknown,
  outcomeUnknown,
  toProblem,
  type AccountAction,
  type Problem,
  type ProblemAction,
  type ShoppingAction,
} from './problem'
export type { Action, ActionOptions, RunName } from './runs'
export { useIsRunning } from './use-is-running'
export { useAction, useWhenOnline } from './use-action'
