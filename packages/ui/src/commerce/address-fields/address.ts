import type { AddressField } from '@skafferi/domain/checkout/views'

interface Asked {
  /** The name by which the browser knows it (HTML, autofill detail tokens). */
  autofill: string
  need: 'required' | 'optional'
  place: 'half' | 'line'
}

/** How each part is asked for, in this order. */
export const asked: Record<AddressField, Asked> = {
  first_name: { autofill: 'given-name', need: 'required', place: 'half' },
  last_name: { autofill: 'family-name', need: 'required', place: 'half' },
  company: { autofill: 'organization', need: 'optional', place: 'line' },
  address_1: { autofill: 'address-line1', need: 'required', place: 'line' },
  address_2: { autofill: 'address-line2', need: 'optional', place: 'line' },
  postal_code: { autofill: 'postal-code', need: 'required', place: 'half' },
  city: { autofill: 'address-level2', need: 'required', place: 'half' },
  province: { autofill: 'address-level1', need: 'required', place: 'half' },
  country_code: { autofill: 'country', need: 'required', place: 'half' },
  phone: { autofill: 'tel', need: 'optional', place: 'half' },
}

/** The parts in the order they are asked for. */
export const addressFields = Object.keys(asked) as AddressField[]

/** An address of which nothing is known yet. */
export const emptyAddress = Object.fromEntries(addressFields.map((field) => [field, ''])) as Record<AddressField, string>
