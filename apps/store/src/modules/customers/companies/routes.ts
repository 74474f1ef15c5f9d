import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { CompanyService } from './read-own-company'
import { toCustomer, type ProfileService } from './change-profile'

type CustomerCalls = 'getCustomer' | 'updateCustomer' | 'getCompany' | 'setCompanyVatId'

/** Routes for the signed-in customer and their company. The session contains the customer, so nothing is read again. */
export function customersRoutes(companies: CompanyService, profiles: ProfileService): Handlers<CustomerCalls> {
  return {
    async getCustomer(call) {
      const { customer, company } = signedIn(call)
      return { customer: toCustomer(customer, company) }
    },
    async updateCustomer(call) {
      return { customer: await profiles.setProfile(signedIn(call), call.body, call.requestId) }
    },
    async getCompany(call) {
      return { company: await companies.company(signedIn(call)) }
    },
    async setCompanyVatId(call) {
      return { company: await companies.setVatId(signedIn(call), call.body, call.requestId) }
    },
  }
}
