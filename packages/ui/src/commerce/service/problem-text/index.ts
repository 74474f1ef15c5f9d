export { isNotFound, isTransportFailure } from './problem'
export { useProblemDetail, useProblemText } from './use-problem-text'
export { useIsLoadingRefusalTexts, useRefusalText } from './use-refusal-text'
