import { lazy } from 'react'

/** {@link AddressDialog}, fetched when it is first asked for: most customers never open it. */
export const AddressDialogLater = lazy(async () => {
  const { AddressDialog } = await import('./AddressDialog')
  return { default: AddressDialog }
})
