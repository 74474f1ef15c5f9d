export { isNotFound, isTransportFailure } from './problem'
export { useProblemDetail, useProblemText } from './use-problem-text'
export { loadShopSentences, useRefusalText } from './use-refusal-text'
