import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { AddressBookProps } from './AddressBook'

/** {@link BookAddressDialog}, loaded when it is first opened. */
export const LazyBookAddressDialog = lazyWithRetry(() =>
  import('./BookAddressDialog').then(({ BookAddressDialog }) => ({ default: BookAddressDialog })),
)

/** {@link AddressBook}, loaded after the page, because it is below the orders. */
export const LazyAddressBook = lazyWithRetry(() =>
  import('./AddressBook').then(({ AddressBook }) => ({ default: AddressBook })),
)
