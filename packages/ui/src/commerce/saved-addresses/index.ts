import { lazyAgain } from '../../internal/lazy-again'

export type { SavedAddressesProps } from './SavedAddresses'

/** {@link SavedAddresses}, fetched where an order lacks an address: most orders have both from the start. */
export const SavedAddressesLater = lazyAgain(() =>
  import('./SavedAddresses').then(({ SavedAddresses }) => ({ default: SavedAddresses })),
)
