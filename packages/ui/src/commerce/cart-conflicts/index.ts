import { lazyAgain } from '../../internal/lazy-again'

export type { CartConflictEvents } from './CartConflict'
export type { CartConflictsProps } from './CartConflicts'
export { CartNotices, withOrder, type CartNoticesProps } from './CartNotices'

/** {@link CartConflicts}, fetched when something has changed: most carts never need it. */
export const CartConflictsLater = lazyAgain(() =>
  import('./CartConflicts').then(({ CartConflicts }) => ({ default: CartConflicts })),
)
