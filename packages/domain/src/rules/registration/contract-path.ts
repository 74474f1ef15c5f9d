import { stepOfField, type FormField } from './application-form'
import type { RegistrationStep } from './registration'

/** The contract's group for the fields of a step. */
const groups: Readonly<Record<RegistrationStep, string>> = {
  1: 'company_info',
  2: 'contact_person',
  3: 'order_preferences',
  4: 'payment_and_shipping',
  5: 'upload_and_consent',
}

/** Returns the contract's name of a question or a field ("duns_number"). */
export const questionName = (question: string): string =>
  question.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Fields whose place in the contract is not their name. */
const places: Readonly<Partial<Record<FormField, string>>> = {
  paymentConnectionId: 'payment_connection.connection_id',
  deliveryStreet: 'delivery_address.address_1',
  deliveryPostalCode: 'delivery_address.postal_code',
  deliveryCity: 'delivery_address.city',
  deliveryCountry: 'delivery_address.country_code',
}

/** The contract's path of a field, as in refusals ("company_info.duns_number"). */
export function contractPath(field: FormField): string {
  return `${groups[stepOfField(field)]}.${places[field] ?? questionName(field)}`
}
