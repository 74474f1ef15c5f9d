import { identifierKey } from '@skafferi/domain/format/typed-text.rules'
import type { Context } from '../../context'
import { operatorActor, recordEvent } from '../../db/events'
import { invalidData, notFound } from '../../http/errors'
import * as repo from './companies.repo'

/** Longer terms nobody grants; a slip of the hand is more likely. */
const longestTerms = 365

/** What an operator agrees with a company. What is left out stays. */
export interface TermsChange {
  /** Days until its invoices are due. */
  days?: number
  /** Whether it places no order without a purchase order number. */
  poRequired?: boolean
}

/** What is agreed with a company, as an operator sees it. */
export type OperatorTerms = ReturnType<typeof toOperatorTerms>

function toOperatorTerms({ id, name, paymentTermsDays, poRequired }: repo.CompanyRow) {
  return { company_id: id, company_name: name, payment_terms_days: paymentTermsDays, po_required: poRequired }
}

function assertChange({ days, poRequired }: TermsChange): void {
  if (days === undefined && poRequired === undefined) {
    throw invalidData('nothing_to_change', 'Say what to change: days, or whether a PO number is required.')
  }
  if (days === undefined || (Number.isInteger(days) && days >= 0 && days <= longestTerms)) return
  const fields = { days: `must be a whole number from 0 to ${longestTerms}` }
  throw invalidData('invalid_terms', `Terms of payment are 0 to ${longestTerms} days.`, fields)
}

/** What an operator agrees with companies. */
export function createTermsOperator({ db, now }: Context) {
  return {
    /**
     * Says by what terms a company buys, for the orders from then on: those that were placed stay as they were agreed.
     * @param idOrEmail the company's id, or the e-mail or id of one of its people
     * @throws StoreError 404 `company_not_found`; 400 `nothing_to_change` or `invalid_terms`
     */
    setTerms: (idOrEmail: string, change: TermsChange): Promise<OperatorTerms> =>
      db.transaction(async (tx) => {
        assertChange(change)
        const text = idOrEmail.trim()
        const company = await repo.lockCompany(tx, text.includes('@') ? identifierKey(text) : text)
        if (!company) throw notFound('company_not_found', 'Company not found')
        const before = { paymentTermsDays: company.paymentTermsDays, poRequired: company.poRequired }
        const after = {
          paymentTermsDays: change.days ?? company.paymentTermsDays,
          poRequired: change.poRequired ?? company.poRequired,
        }
        await repo.updateTerms(tx, company.id, after)
        const action = 'company.terms_set'
        await recordEvent(tx, { at: now(), actorId: operatorActor, action, subjectId: company.id, before, after })
        return toOperatorTerms({ ...company, ...after })
      }),
  }
}
