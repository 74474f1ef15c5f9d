import { lazy } from 'react'

/** {@link SavedAddresses}, fetched where an order lacks an address: most orders have both from the start. */
export const SavedAddressesLater = lazy(async () => {
  const { SavedAddresses } = await import('./SavedAddresses')
  return { default: SavedAddresses }
})
