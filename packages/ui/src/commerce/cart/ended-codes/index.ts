import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { EndedCodesProps } from './EndedCodes'

/** {@link EndedCodes}, loaded when a code has ended: most carts never need it. */
export const LazyEndedCodes = lazyWithRetry(() =>
  import('./EndedCodes').then(({ EndedCodes }) => ({ default: EndedCodes })),
)
