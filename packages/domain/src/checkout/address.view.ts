import type { Address } from '@skafferi/api'
import { toPrintedAddressView, type PrintedAddressView } from '../format'
import { toAddressValues, type AddressValues } from './address'

/** An address to show and to change. */
export interface AddressView extends PrintedAddressView {
  values: AddressValues
}

/** An address to show. */
export function toAddressView(address: Address): AddressView {
  return { ...toPrintedAddressView(address), values: toAddressValues(address) }
}
