import { lazy } from 'react'

export type { SavedAddressesProps } from './SavedAddresses'

/** {@link SavedAddresses}, fetched where an order lacks an address: most orders have both from the start. */
export const SavedAddressesLater = lazy(() =>
  import('./SavedAddresses').then(({ SavedAddresses }) => ({ default: SavedAddresses })),
)
