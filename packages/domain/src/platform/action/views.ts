/** Types of load states and problems, for the component library. */
export type { FieldFault } from '@skafferi/api'
export type { Load } from './load'
export type { AccountAction, Problem, ProblemAction, ReorderAction, ShoppingAction } from './problem'
