import { nameOfCaller, type AdminHandlers } from '../../http/admin/handler'
import { inWireNames } from '../../http/admin/wire-names'
import { pageOf } from '../../http/handler'
import type { CompaniesOperator } from './companies.operator'
import type { TermsOperator } from './terms.operator'
import type { VatIdOperator } from './vat-id.operator'

/** What answers calls about companies. */
export interface CompanyOperators {
  companies: CompaniesOperator
  terms: TermsOperator
  vatIds: VatIdOperator
}

/** Companies, their terms and VAT numbers over HTTP. */
export function companiesAdminRoutes({
  companies,
  terms,
  vatIds,
}: CompanyOperators): AdminHandlers<'listCompanies' | 'getCompany' | 'updateCompany' | 'judgeVatId'> {
  return {
    async listCompanies({ query }) {
      const page = pageOf(query)
      return { ...(await companies.pageCompanies(query.q ?? '', page)), ...page }
    },
    getCompany: ({ params }) => companies.showCompany(params.id),
    async updateCompany({ params: { id }, body }) {
      const { payment_terms_days: days, po_required: poRequired } = body
      await companies.showCompany(id)
      await terms.setTerms(id, { days, poRequired })
      return companies.showCompany(id)
    },
    async judgeVatId(call) {
      const { id } = call.params
      const { vat_id: vatId, status } = call.body
      await companies.showCompany(id)
      await inWireNames(vatIds.setVatId(id, { vatId, status, by: nameOfCaller(call) }))
      return companies.showCompany(id)
    },
  }
}
