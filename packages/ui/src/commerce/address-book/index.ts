import { lazyWithRetry } from '../../internal/lazy-with-retry'

export type { AddressBookProps } from './AddressBook'

/** {@link BookAddressDialog}, fetched when it is first asked for. */
export const LazyBookAddressDialog = lazyWithRetry(() =>
  import('./BookAddressDialog').then(({ BookAddressDialog }) => ({ default: BookAddressDialog })),
)

/** {@link AddressBook}, fetched beside the page: the orders stand above it. */
export const LazyAddressBook = lazyWithRetry(() =>
  import('./AddressBook').then(({ AddressBook }) => ({ default: AddressBook })),
)
