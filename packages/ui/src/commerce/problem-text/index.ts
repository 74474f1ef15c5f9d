export { isNotFound, isTransportFailure, type Problem, type ShoppingAction } from './problem'
export { problemDetail } from './say-problem'
export { useProblemText } from './use-problem-text'
