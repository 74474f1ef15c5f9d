import { normalizeVatId, vatIdCountry } from '@skafferi/domain/rules/tax/vat-id'
import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import { fault, refuse } from '../../../platform/http/errors'
import * as repo from './companies.repo'
import { notifyOwners } from './notify-owners'

/** Statuses that an operator can set; `unavailable` is a result of VIES only. */
const statuses = ['valid', 'invalid', 'unchecked'] as const

/** An operator's decision on a VAT number. */
export interface VatIdChange {
  /** A new number; by default the current one. */
  vatId?: string
  status: string
  /** Name of the actor, for the activity log. */
  by: string
}

/** A company's VAT number as displayed to operators. */
export type OperatorVatId = ReturnType<typeof toOperatorVatId>

function toOperatorVatId({ id, name, vatId, vatIdStatus, vatIdSource, vatIdCheckedAt }: repo.CompanyRow) {
  return {
    company_id: id,
    company_name: name,
    vat_id: vatId,
    status: vatIdStatus,
    source: vatIdSource,
    checked_at: vatIdCheckedAt?.toISOString() ?? null,
  }
}

function parseVatId(given: string | undefined, current: string | null): string {
  const vatId = given === undefined ? current : normalizeVatId(given)
  if (vatId === null) throw refuse('vat_id_needed')
  if (vatIdCountry(vatId) !== null) return vatId
  throw refuse('invalid_vat_id', { given: vatId }, { vatId: fault('format') })
}

function statusOf(given: string): (typeof statuses)[number] {
  const status = statuses.find((each) => each === given)
  if (status) return status
  throw refuse('unknown_status', { given, choices: statuses.join(', ') })
}

function nameOf(given: string): string {
  const by = given.trim()
  if (by !== '' && by.length <= 100) return by
  throw refuse('name_needed')
}

/** Creates the operation on VAT numbers. */
export function createVatIdOperator({ db, now }: Context) {
  return {
    /**
     * Sets the status of a company's current or new VAT number, for future orders; existing ones are unchanged. The
     * status is final until it is set again; with `unchecked`, VIES checks the number.
     * @param idOrEmail the company's id, or the id or e-mail of a customer
     * @throws StoreError 404 `company_not_found`; 400 `vat_id_needed`, `invalid_vat_id`, `unknown_status` or
     * `name_needed`
     */
    setVatId: (idOrEmail: string, change: VatIdChange): Promise<OperatorVatId> =>
      db.transaction(async (tx) => {
        const text = idOrEmail.trim()
        const company = await repo.lockCompany(tx, text.includes('@') ? identifierKey(text) : text)
        if (!company) throw refuse('company_not_found')
        const vatId = parseVatId(change.vatId, company.vatId)
        const vatIdStatus = statusOf(change.status)
        const by = nameOf(change.by)
        const at = now()
        const vatIdValidAt = vatIdStatus === 'valid' ? at : null
        // VIES checks an unchecked number.
        const decided = { vatIdSource: 'operator', vatIdCheckedAt: at } as const
        const undecided = { vatIdSource: null, vatIdCheckedAt: null }
        const set = { vatId, vatIdStatus, vatIdValidAt, ...(vatIdStatus === 'unchecked' ? undecided : decided) }
        await repo.updateVatId(tx, company.id, set)
        const { id: companyId, name: companyName, vatId: before } = company
        if (vatId !== before) {
          const isConfirmed = vatIdStatus === 'valid'
          await notifyOwners(tx, { companyId, companyName, before, vatId, isConfirmed, by: null }, at)
        }
        await recordOperatorEvent(tx, {
          at,
          action: 'company.vat_id_set',
          subjectId: company.id,
          before: { vatId: company.vatId, status: company.vatIdStatus },
          after: { vatId, status: vatIdStatus, by },
        })
        return toOperatorVatId({ ...company, ...set })
      }),
  }
}
