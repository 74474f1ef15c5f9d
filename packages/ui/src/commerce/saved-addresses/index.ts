export type { SavedAddressesProps, SavedAddressView } from './SavedAddresses'
export { SavedAddressesLater } from './SavedAddressesLater'
