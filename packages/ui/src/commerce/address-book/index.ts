import { lazyAgain } from '../../internal/lazy-again'

export type { AddressBookProps } from './AddressBook'

/** {@link PlaceDialog}, fetched when it is first asked for. */
export const PlaceDialogLater = lazyAgain(() =>
  import('./PlaceDialog').then(({ PlaceDialog }) => ({ default: PlaceDialog })),
)

/** {@link AddressBook}, fetched beside the page: the orders stand above it. */
export const AddressBookLater = lazyAgain(() =>
  import('./AddressBook').then(({ AddressBook }) => ({ default: AddressBook })),
)
