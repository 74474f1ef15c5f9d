export { isNotFound, type Problem, type ProblemAction } from './problem'
export { problemDetail } from './say-problem'
export { useProblemText } from './use-problem-text'
