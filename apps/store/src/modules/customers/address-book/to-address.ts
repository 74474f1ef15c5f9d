import type { Address, AddressRequest } from '@skafferi/api'
import { cleanPostalCode, isPostalCodeOf } from '@skafferi/domain/rules/addresses/postal-code'
import { needsProvince } from '@skafferi/domain/rules/addresses/province'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import { fault, invalidFields } from '../../../platform/http/errors'

/** The text without surrounding space; null if it is empty. */
function optional(text: string | undefined): string | null {
  return trimText(text ?? '') || null
}

/**
 * Converts an address for storage.
 * @throws StoreError 400 if the postal code is invalid for its country, or a required province is missing
 */
export function toAddress(given: AddressRequest): Address {
  const province = trimText(given.province ?? '')
  if (!province && needsProvince(given.country_code)) throw invalidFields({ province: fault('required') })
  if (!isPostalCodeOf(given.country_code, given.postal_code)) throw invalidFields({ postal_code: fault('format') })
  return {
    first_name: trimText(given.first_name),
    last_name: trimText(given.last_name),
    address_1: trimText(given.address_1),
    address_2: optional(given.address_2),
    city: trimText(given.city),
    province,
    country_code: given.country_code,
    postal_code: cleanPostalCode(given.country_code, given.postal_code),
    phone: optional(given.phone),
    company: optional(given.company),
    metadata: given.metadata ?? {},
  }
}

/** Converts reception hours: null clears them, undefined leaves them unchanged. */
export function toReceptionHours({ reception_hours: hours }: AddressRequest): string | null | undefined {
  return hours === undefined ? undefined : optional(hours)
}
