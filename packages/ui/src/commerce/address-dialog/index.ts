import { lazyWithRetry } from '../../internal/lazy-with-retry'

export type { AddressDialogProps } from './AddressDialog'

/** {@link AddressDialog}, fetched when it is first asked for: most customers never open it. */
export const LazyAddressDialog = lazyWithRetry(() =>
  import('./AddressDialog').then(({ AddressDialog }) => ({ default: AddressDialog })),
)
