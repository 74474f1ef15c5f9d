import { lazyAgain } from '../../internal/lazy-again'

export type { AddressDialogProps } from './AddressDialog'

/** {@link AddressDialog}, fetched when it is first asked for: most customers never open it. */
export const AddressDialogLater = lazyAgain(() =>
  import('./AddressDialog').then(({ AddressDialog }) => ({ default: AddressDialog })),
)
