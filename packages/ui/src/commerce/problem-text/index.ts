export type { Load } from './load'
export type { Problem, ProblemAction } from './problem'
export { problemDetail } from './say-problem'
export { useProblemText } from './use-problem-text'
