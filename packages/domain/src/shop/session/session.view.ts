import type { CountryCode, Customer } from '@skafferi/api'

/** The signed-in customer, for display. */
export interface CustomerView {
  /** First and last name. */
  name: string
  firstName: string
  lastName: string
  email: string
  companyName: string
  /** The company's country; null if it is unknown. */
  countryCode: CountryCode | null
  /** Null if there is none. */
  phone: string | null
  /** Days until an invoice of the company is due. */
  paymentDays: number
}

/** Creates the view of a customer. */
export function toCustomerView(customer: Customer): CustomerView {
  return {
    name: `${customer.first_name} ${customer.last_name}`.trim(),
    firstName: customer.first_name,
    lastName: customer.last_name,
    email: customer.email,
    companyName: customer.company_name,
    countryCode: customer.country_code ?? null,
    phone: customer.phone,
    paymentDays: customer.payment_terms_days,
  }
}
