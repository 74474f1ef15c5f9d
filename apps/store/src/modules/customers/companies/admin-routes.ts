import { identifierKey, trimText } from '@skafferi/domain/rules/text/typed-text'
import { versionedTargetOf } from '../../../platform/http/admin/if-match'
import { nameOfCaller, signedInOperator, type AdminHandlers } from '../../../platform/http/admin/handler'
import { inWireNames } from '../../../platform/http/admin/wire-names'
import { pageOf } from '../../../platform/http/handler'
import type { CompaniesOperator, TaggedCompany } from './read-companies'
import type { CompanyChanges } from './change-company'
import type { HandOver } from './hand-over-link'

/** Services for the company routes. */
export interface CompanyOperators {
  companies: CompaniesOperator
  changes: CompanyChanges
  handOver: HandOver
}

type CompanyCalls =
  | 'listCompanies'
  | 'listPeople'
  | 'getCompany'
  | 'updateCompany'
  | 'judgeVatId'
  | 'blockCompany'
  | 'unblockCompany'
  | 'addCompanyPerson'
  | 'createPasswordLink'
  | 'createTestCustomer'

/** Admin routes for companies: customers, terms, VAT numbers and blocks. */
export function companiesAdminRoutes({ companies, changes, handOver }: CompanyOperators): AdminHandlers<CompanyCalls> {
  async function tagged(
    { setHeader }: { setHeader: (name: 'etag', value: string) => void },
    work: Promise<TaggedCompany>,
  ) {
    const { company, tag } = await work
    setHeader('etag', tag)
    return company
  }

  return {
    async listCompanies({ query }) {
      const page = pageOf(query)
      return { ...(await companies.pageCompanies({ text: query.q ?? '', state: query.state }, page)), ...page }
    },
    async listPeople({ query }) {
      const page = pageOf(query)
      return { ...(await companies.pagePeople(query.q ?? '', page)), ...page }
    },
    getCompany: (call) => tagged(call, companies.showCompany(call.params.id)),
    updateCompany(call) {
      const { payment_terms_days: days, po_required: poRequired } = call.body
      return tagged(call, changes.setTerms(versionedTargetOf(call), { days, poRequired }))
    },
    judgeVatId(call) {
      const { vat_id: vatId, status } = call.body
      return tagged(
        call,
        inWireNames(changes.setVatId(versionedTargetOf(call), { vatId, status, by: nameOfCaller(call) })),
      )
    },
    blockCompany: (call) => tagged(call, changes.block(versionedTargetOf(call), call.body.reason)),
    addCompanyPerson(call) {
      const { first_name, last_name, email, phone = '' } = call.body
      const person = {
        firstName: trimText(first_name),
        lastName: trimText(last_name),
        email: identifierKey(email),
        phone: phone.trim() || null,
      }
      return tagged(call, changes.addPerson(versionedTargetOf(call), person))
    },
    createPasswordLink: ({ params }) => handOver.makeLink(params.id, params.person_id),
    createTestCustomer: async (call) => handOver.makeTestCustomer(signedInOperator(call).operator),
    unblockCompany: (call) => tagged(call, changes.unblock(versionedTargetOf(call))),
  }
}
