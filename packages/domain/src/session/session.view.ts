import type { Customer } from '@skafferi/api'

/** The signed-in customer, as pages show them. */
export interface CustomerView {
  /** First and last name. */
  name: string
  firstName: string
  email: string
  companyName: string
  /** Null where none was given. */
  phone: string | null
}

/** What pages show of a customer. */
export function toCustomerView(customer: Customer): CustomerView {
  return {
    name: `${customer.first_name} ${customer.last_name}`.trim(),
    firstName: customer.first_name,
    email: customer.email,
    companyName: customer.company_name,
    phone: customer.phone,
  }
}
