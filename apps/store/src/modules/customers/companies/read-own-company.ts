import type { Company, components } from '@skafferi/api'
import { normalizeVatId, vatIdFault } from '@skafferi/domain/rules/tax/vat-id'
import type { Context } from '../../../platform/context'
import { recordEvent } from '../../../platform/db/events'
import { fault, refuse } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import type { Database } from '../../../platform/db/database'
import * as repo from './companies.repo'
import { findOwners } from './customers.repo'
import { notifyOwners } from './notify-owners'

type VatIdRequest = components['schemas']['VatIdRequest']

/**
 * Converts a company for its own customers. The check time of an unchecked number is omitted, because it is only the
 * start of a check.
 */
function toCompany(
  { id, name, vatId, vatIdStatus, vatIdSource, vatIdCheckedAt }: repo.CompanyRow,
  reservedFor: string[],
): Company {
  const isChecked = vatId !== null && vatIdStatus !== 'unchecked'
  return {
    id,
    name,
    vat_id: vatId,
    vat_id_status: vatIdStatus,
    vat_id_source: isChecked ? vatIdSource : null,
    vat_id_checked_at: isChecked ? (vatIdCheckedAt?.toISOString() ?? null) : null,
    vat_id_reserved_for: reservedFor,
  }
}

function parseVatId(given: string): string {
  const vatId = normalizeVatId(given)
  if (vatIdFault(vatId) === null) return vatId
  throw refuse('invalid_vat_id', { given: vatId }, { vat_id: fault('format') })
}

function assertReplaces(replaces: string | null, current: string | null, given: string): void {
  if ((replaces === null ? null : normalizeVatId(replaces)) === current) return
  throw refuse('vat_id_changed', { ...(current !== null && { vat_id: current }), given })
}

const nameOf = ({ firstName, lastName }: Pick<Session['customer'], 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/**
 * Returns the names of the owners if only they may replace the VAT number. Empty if this customer may replace it: an
 * owner, or anyone if there is no number or no active owner.
 */
async function findReservedFor(db: Database, company: repo.CompanyRow, customerId: string): Promise<string[]> {
  if (company.vatId === null) return []
  const owners = await findOwners(db, company.id)
  return owners.some(({ id }) => id === customerId) ? [] : owners.map(nameOf)
}

function assertMayReplace(reservedFor: readonly string[]): void {
  if (reservedFor.length === 0) return
  const owners = reservedFor.join(', ')
  throw refuse('owner_only', {
    owners,
  })
}

const unchecked = { vatIdStatus: 'unchecked', vatIdSource: null, vatIdCheckedAt: null, vatIdValidAt: null } as const

/** Creates the operations of a company's own customers. */
export function createCompanyService({ db, now }: Context) {
  return {
    async company({ company: { id }, customer }: Session): Promise<Company> {
      const company = await repo.findCompany(db, id)
      return toCompany(company, await findReservedFor(db, company, customer.id))
    },

    /**
     * Replaces the VAT number for future orders. It is checked by VIES, unless an operator has decided on this number
     * before: changing it back and forth does not undo that decision.
     * @throws StoreError 400 `invalid_vat_id`; 403 `owner_only`; 409 `vat_id_changed` if it differs from the displayed
     * one
     */
    setVatId: ({ company: { id }, customer }: Session, request: VatIdRequest, requestId: string): Promise<Company> =>
      db.transaction(async (tx) => {
        const vatId = parseVatId(request.vat_id)
        const company = await repo.lockKnownCompany(tx, id)
        const reservedFor = await findReservedFor(tx, company, customer.id)
        if (company.vatId === vatId) return toCompany(company, reservedFor)
        assertMayReplace(reservedFor)
        assertReplaces(request.replaces, company.vatId, vatId)
        const set = { vatId, ...((await repo.findOperatorDecision(tx, id, vatId)) ?? unchecked) }
        await repo.updateVatId(tx, id, set)
        const [at, name] = [now(), nameOf(customer)]
        const { name: companyName, vatId: before } = company
        const isConfirmed = set.vatIdStatus === 'valid'
        const change = { companyId: id, companyName, before, vatId, isConfirmed, by: { id: customer.id, name } }
        await notifyOwners(tx, change, at)
        await recordEvent(tx, {
          at,
          actorId: customer.id,
          action: 'company.vat_id_given',
          subjectId: id,
          before: { vatId: company.vatId, status: company.vatIdStatus },
          after: { vatId, status: set.vatIdStatus, by: name },
          requestId,
        })
        const changed = { ...company, ...set }
        return toCompany(changed, await findReservedFor(tx, changed, customer.id))
      }),
  }
}

export type CompanyService = ReturnType<typeof createCompanyService>
