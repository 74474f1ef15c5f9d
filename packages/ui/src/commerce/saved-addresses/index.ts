export type { SavedAddressesProps } from './SavedAddresses'
export { SavedAddressesLater } from './SavedAddressesLater'
