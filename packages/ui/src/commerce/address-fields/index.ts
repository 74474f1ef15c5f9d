export {
  addressFields,
  emptyAddress,
  type AddressFault,
  type AddressFaults,
  type AddressField,
  type AddressKind,
  type AddressLimits,
  type AddressValues,
} from './address'
export { AddressFields, type AddressFieldsProps } from './AddressFields'
