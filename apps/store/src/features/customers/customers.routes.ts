import { signedIn, type Handlers } from '../../http/handler'
import type { CompanyService } from './company.service'

/** Who is signed in, and for which company. The session already knows its customer: nothing is read again. */
export function customersRoutes(
  companies: CompanyService,
): Handlers<'getCustomer' | 'getCompany' | 'setCompanyVatId'> {
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
    async getCompany(call) {
      return { company: await companies.company(signedIn(call)) }
    },
    async setCompanyVatId(call) {
      return { company: await companies.setVatId(signedIn(call), call.body, call.requestId) }
    },
  }
}
