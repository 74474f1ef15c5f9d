export { isNotFound, isTransportFailure } from './problem'
export { useReadyProblem } from './use-ready-problem'
export { useProblemDetail, useProblemText } from './use-problem-text'
export { useRefusalText } from './use-refusal-text'
