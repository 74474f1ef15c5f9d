import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import { fault, refuse } from '../../../platform/http/errors'
import * as repo from './companies.repo'

/** Maximum payment term in days, to catch typing errors. */
const maxTermDays = 365

/** A change of a company's terms; omitted fields are unchanged. */
export interface TermsChange {
  /** Payment term of invoices, in days. */
  days?: number
  /** True if each order requires a purchase order number. */
  poRequired?: boolean
}

/** A company's terms as displayed to operators. */
export type OperatorTerms = ReturnType<typeof toOperatorTerms>

function toOperatorTerms({ id, name, paymentTermsDays, poRequired }: repo.CompanyRow) {
  return { company_id: id, company_name: name, payment_terms_days: paymentTermsDays, po_required: poRequired }
}

function assertChange({ days, poRequired }: TermsChange): void {
  if (days === undefined && poRequired === undefined) {
    throw refuse('nothing_to_change')
  }
  if (days === undefined || (Number.isInteger(days) && days >= 0 && days <= maxTermDays)) return
  throw refuse('invalid_terms', { most: maxTermDays }, { days: fault('range', { least: 0, most: maxTermDays }) })
}

/** Creates the operation on companies' terms. */
export function createTermsOperator({ db, now }: Context) {
  return {
    /**
     * Sets the terms of a company for future orders; existing ones are unchanged.
     * @param idOrEmail the company's id, or the id or e-mail of a customer
     * @throws StoreError 404 `company_not_found`; 400 `nothing_to_change` or `invalid_terms`
     */
    setTerms: (idOrEmail: string, change: TermsChange): Promise<OperatorTerms> =>
      db.transaction(async (tx) => {
        assertChange(change)
        const text = idOrEmail.trim()
        const company = await repo.lockCompany(tx, text.includes('@') ? identifierKey(text) : text)
        if (!company) throw refuse('company_not_found')
        const before = { paymentTermsDays: company.paymentTermsDays, poRequired: company.poRequired }
        const after = {
          paymentTermsDays: change.days ?? company.paymentTermsDays,
          poRequired: change.poRequired ?? company.poRequired,
        }
        await repo.updateTerms(tx, company.id, after)
        const action = 'company.terms_set'
        await recordOperatorEvent(tx, { at: now(), action, subjectId: company.id, before, after })
        return toOperatorTerms({ ...company, ...after })
      }),
  }
}
