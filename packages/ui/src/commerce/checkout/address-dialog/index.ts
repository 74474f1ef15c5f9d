import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { AddressDialogProps } from './AddressDialog'

/** {@link AddressDialog}, loaded when it is first opened: most customers never open it. */
export const LazyAddressDialog = lazyWithRetry(() =>
  import('./AddressDialog').then(({ AddressDialog }) => ({ default: AddressDialog })),
)
