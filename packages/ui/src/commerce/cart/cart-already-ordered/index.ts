import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { CartAlreadyOrderedProps } from './CartAlreadyOrdered'

/** {@link CartAlreadyOrdered}, loaded when it is needed: most carts are ordered on the page that shows them. */
export const LazyCartAlreadyOrdered = lazyWithRetry(() =>
  import('./CartAlreadyOrdered').then(({ CartAlreadyOrdered }) => ({ default: CartAlreadyOrdered })),
)
