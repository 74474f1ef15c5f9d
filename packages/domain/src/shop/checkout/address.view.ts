import type { Address } from '@skafferi/api'
import { toPrintedAddressView, type PrintedAddressView } from '../../platform/format'
import { toAddressValues, type AddressValues } from './address'

/** An address with its form values. */
export interface AddressView extends PrintedAddressView {
  values: AddressValues
}

/** Creates the view of an address. */
export function toAddressView(address: Address): AddressView {
  return { ...toPrintedAddressView(address), values: toAddressValues(address) }
}
