import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { CartConflictEvents } from './CartConflict'
export type { CartConflictsProps } from './CartConflicts'
export { CartNotices, withOrder, type CartNoticesProps } from './CartNotices'

/** {@link CartConflicts}, loaded when something has changed: most carts never need it. */
export const LazyCartConflicts = lazyWithRetry(() =>
  import('./CartConflicts').then(({ CartConflicts }) => ({ default: CartConflicts })),
)
