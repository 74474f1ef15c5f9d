import { lazyAgain } from '../../internal/lazy-again'

export type { AddressBookProps } from './AddressBook'

/** {@link AddressBook}, fetched beside the page: the orders stand above it. */
export const AddressBookLater = lazyAgain(() => import('./AddressBook').then(({ AddressBook }) => ({ default: AddressBook })))
