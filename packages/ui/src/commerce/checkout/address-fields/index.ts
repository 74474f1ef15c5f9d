export { addressFields, emptyAddress } from './address'
export { AddressFields, type AddressFieldsProps } from './AddressFields'
