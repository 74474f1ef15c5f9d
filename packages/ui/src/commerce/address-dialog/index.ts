import { lazy } from 'react'

export type { AddressDialogProps } from './AddressDialog'

/** {@link AddressDialog}, fetched when it is first asked for: most customers never open it. */
export const AddressDialogLater = lazy(async () => ({ default: (await import('./AddressDialog')).AddressDialog }))
