import type { AddressField } from '@skafferi/domain/shop/checkout/views'

interface AddressInput {
  /** The name by which the browser knows it (HTML, autofill detail tokens). */
  autofill: string
  need: 'required' | 'optional'
  width: 'half' | 'line'
}

/** The fields in their order. */
export const addressInputs: Record<AddressField, AddressInput> = {
  first_name: { autofill: 'given-name', need: 'required', width: 'half' },
  last_name: { autofill: 'family-name', need: 'required', width: 'half' },
  company: { autofill: 'organization', need: 'optional', width: 'line' },
  address_1: { autofill: 'address-line1', need: 'required', width: 'line' },
  address_2: { autofill: 'address-line2', need: 'optional', width: 'line' },
  postal_code: { autofill: 'postal-code', need: 'required', width: 'half' },
  city: { autofill: 'address-level2', need: 'required', width: 'half' },
  province: { autofill: 'address-level1', need: 'required', width: 'half' },
  country_code: { autofill: 'country', need: 'required', width: 'half' },
  phone: { autofill: 'tel', need: 'optional', width: 'half' },
}

/** The fields in their order. */
export const addressFields = Object.keys(addressInputs) as AddressField[]

/** An empty address. */
export const emptyAddress = Object.fromEntries(addressFields.map((field) => [field, ''])) as Record<
  AddressField,
  string
>
