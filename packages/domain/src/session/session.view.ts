import type { CountryCode, Customer } from '@skafferi/api'

/** The signed-in customer, as pages show them. */
export interface CustomerView {
  /** First and last name. */
  name: string
  firstName: string
  lastName: string
  email: string
  companyName: string
  /** Where the company is; null if the store did not say. */
  countryCode: CountryCode | null
  /** Null where none was given. */
  phone: string | null
}

/** What pages show of a customer. */
export function toCustomerView(customer: Customer): CustomerView {
  return {
    name: `${customer.first_name} ${customer.last_name}`.trim(),
    firstName: customer.first_name,
    lastName: customer.last_name,
    email: customer.email,
    companyName: customer.company_name,
    countryCode: customer.country_code ?? null,
    phone: customer.phone,
  }
}
