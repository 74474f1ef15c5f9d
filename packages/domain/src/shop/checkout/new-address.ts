import type { CustomerView } from '../session'
import { emptyAddress, type AddressValues } from './address'

type Account = Pick<CustomerView, 'firstName' | 'lastName' | 'companyName' | 'countryCode'>

/**
 * The initial values of a new address: the account's name, company and country.
 * @param account null while it is not known
 */
export function toNewAddress(account: Account | null): AddressValues {
  if (account === null) return emptyAddress
  const { firstName, lastName, companyName, countryCode } = account
  return {
    ...emptyAddress,
    first_name: firstName,
    last_name: lastName,
    company: companyName,
    country_code: countryCode ?? '',
  }
}
