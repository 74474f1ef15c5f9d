/** What the kit shows of things that load, fail or are refused. */
export type { Load } from './load'
export type { AccountAction, Problem, ProblemAction, ReorderAction, ShoppingAction } from './problem'
