import type { Company, components } from '@skafferi/api'
import { normalizeVatId, vatIdFault } from '@skafferi/domain/checkout/vat-id.rules'
import type { Context } from '../../context'
import { recordEvent } from '../../db/events'
import { conflict, invalidData } from '../../http/errors'
import type { Session } from '../../http/handler'
import * as repo from './companies.repo'

type VatIdRequest = components['schemas']['VatIdRequest']

/** A company as its own people see it. When a number was taken up to be asked about is nothing that was found out. */
function toCompany({ id, name, vatId, vatIdStatus, vatIdSource, vatIdCheckedAt }: repo.CompanyRow): Company {
  const known = vatId !== null && vatIdStatus !== 'unchecked'
  return {
    id,
    name,
    vat_id: vatId,
    vat_id_status: vatIdStatus,
    vat_id_source: known ? vatIdSource : null,
    vat_id_checked_at: known ? (vatIdCheckedAt?.toISOString() ?? null) : null,
  }
}

function numberOf(given: string): string {
  const vatId = normalizeVatId(given)
  if (vatIdFault(vatId) === null) return vatId
  const message = `${vatId} is not written like a VAT number. Begin with the two letters of its country.`
  throw invalidData('invalid_vat_id', message, { vat_id: 'is not written as expected' })
}

function assertReplaces(replaces: string | null, present: string | null): void {
  if ((replaces === null ? null : normalizeVatId(replaces)) === present) return
  const now = present === null ? 'Your company has none now.' : `It is ${present} now.`
  const message = `Your company's VAT number was changed meanwhile. ${now}`
  throw conflict('vat_id_changed', message, undefined, { vat_id: present ?? '' })
}

const unjudged = { vatIdStatus: 'unchecked', vatIdSource: null, vatIdCheckedAt: null, vatIdValidAt: null } as const

/** What its own people see and say of a company. */
export function createCompanyService({ db, now }: Context) {
  return {
    company: async ({ company }: Session): Promise<Company> => toCompany(await repo.findCompany(db, company.id)),

    /**
     * Gives the company another VAT number, for the orders from then on. It is left to the register, unless an operator
     * has judged this very number before: going away from a number and back to it does not undo that.
     * @throws StoreError 400 `invalid_vat_id`; 409 `vat_id_changed` where the company has another one than was shown
     */
    setVatId: ({ company: { id }, customer }: Session, request: VatIdRequest, requestId: string): Promise<Company> =>
      db.transaction(async (tx) => {
        const vatId = numberOf(request.vat_id)
        const company = await repo.lockKnownCompany(tx, id)
        if (company.vatId === vatId) return toCompany(company)
        assertReplaces(request.replaces, company.vatId)
        const set = { vatId, ...((await repo.findJudgement(tx, id, vatId)) ?? unjudged) }
        await repo.updateVatId(tx, id, set)
        await recordEvent(tx, {
          at: now(),
          actorId: customer.id,
          action: 'company.vat_id_given',
          subjectId: id,
          before: { vatId: company.vatId, status: company.vatIdStatus },
          after: { vatId, status: set.vatIdStatus, by: `${customer.firstName} ${customer.lastName}`.trim() },
          requestId,
        })
        return toCompany({ ...company, ...set })
      }),
  }
}

export type CompanyService = ReturnType<typeof createCompanyService>
