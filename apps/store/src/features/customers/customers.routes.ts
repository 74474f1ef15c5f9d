import { signedIn, type Handlers } from '../../http/handler'

/** The session already knows its customer: nothing is read again. */
export function customersRoutes(): Handlers<'getCustomer'> {
  return {
    async getCustomer(call) {
      const { customer, company } = signedIn(call)
      return {
        customer: {
          id: customer.id,
          email: customer.email,
          company_name: company.name,
          first_name: customer.firstName,
          last_name: customer.lastName,
          phone: customer.phone,
        },
      }
    },
  }
}
