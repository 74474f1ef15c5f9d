import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { SavedAddressesProps } from './SavedAddresses'

/** {@link SavedAddresses}, loaded if an order has no address: most orders have both from the start. */
export const LazySavedAddresses = lazyWithRetry(() =>
  import('./SavedAddresses').then(({ SavedAddresses }) => ({ default: SavedAddresses })),
)
