import { lazyWithRetry } from '../../internal/lazy-with-retry'

export type { EndedCodesProps } from './EndedCodes'

/** {@link EndedCodes}, fetched once a code is over: most carts never need it. */
export const LazyEndedCodes = lazyWithRetry(() =>
  import('./EndedCodes').then(({ EndedCodes }) => ({ default: EndedCodes })),
)
