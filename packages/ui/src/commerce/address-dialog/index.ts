import { lazy } from 'react'

export type { AddressDialogProps } from './AddressDialog'

/** {@link AddressDialog}, fetched when it is first asked for: most customers never open it. */
export const AddressDialogLater = lazy(() =>
  import('./AddressDialog').then(({ AddressDialog }) => ({ default: AddressDialog })),
)
