import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { assertIfMatch, type VersionedTarget } from '../../../platform/http/admin/if-match'
import { refuse } from '../../../platform/http/errors'
import { enqueueMail } from '../../../platform/mail/outbox'
import { endSignIns } from '../auth'
import { addCustomer, locale, signInUrlOf, type NewCustomer } from './add-customer'
import { loadCompany, type TaggedCompany } from './read-companies'
import * as operatorRepo from './operator-companies.repo'
import * as repo from './companies.repo'
import { findCustomer } from './customers.repo'
import { notifyColleagues } from './notify-colleagues'
import { createTermsOperator, type TermsChange } from './set-terms'
import { createVatIdOperator, type VatIdChange } from './set-vat-id'

type NewPerson = Omit<NewCustomer, 'companyId' | 'role'>

async function isPersonOf(
  tx: Database,
  companyId: string,
  { email, firstName, lastName }: NewPerson,
): Promise<boolean> {
  const existing = (await findCustomer(tx, email))?.customer
  return existing?.companyId === companyId && existing.firstName === firstName && existing.lastName === lastName
}

/**
 * Creates the operations that change companies.
 *
 * All throw StoreError 404 `company_not_found`; 428 without an entity tag; 412 `company_changed` if it changed since it
 * was read.
 */
export function createCompanyChanges(context: Context) {
  const { db, now, publicUrl } = context

  function changeIfUnmodified(
    target: VersionedTarget,
    work: (tx: Database, company: repo.CompanyRow) => Promise<unknown>,
  ): Promise<TaggedCompany> {
    return db.transaction(async (tx) => {
      // The same lock order as sign-ins: customers before the company.
      await operatorRepo.lockPeople(tx, target.id)
      const locked = await repo.lockCompany(tx, target.id)
      // `lockCompany` also accepts a customer's id, which is invalid here.
      if (locked?.id !== target.id) throw refuse('company_not_found')
      const { company, tag } = await loadCompany(tx, target.id)
      assertIfMatch(target, tag, refuse('company_changed').with({ company }))
      await work(tx, locked)
      return loadCompany(tx, target.id)
    })
  }

  return {
    /**
     * Sets the terms of a company.
     * @throws StoreError 400 as `setTerms`
     */
    setTerms: (target: VersionedTarget, terms: TermsChange) =>
      changeIfUnmodified(target, (tx) => createTermsOperator({ ...context, db: tx }).setTerms(target.id, terms)),

    /**
     * Sets the status of a VAT number.
     * @throws StoreError 400 as `setVatId`
     */
    setVatId: (target: VersionedTarget, vatId: VatIdChange) =>
      changeIfUnmodified(target, (tx) => createVatIdOperator({ ...context, db: tx }).setVatId(target.id, vatId)),

    /**
     * Blocks a company and ends all sessions of its customers.
     * @throws StoreError 409 `already_blocked`
     */
    block: (target: VersionedTarget, reason: string) =>
      changeIfUnmodified(target, async (tx, { blockedAt }) => {
        if (blockedAt) throw refuse('already_blocked')
        const at = now()
        await operatorRepo.setCompanyBlock(tx, target.id, { blockedAt: at, blockedReason: reason.trim() })
        for (const { id } of await operatorRepo.lockPeople(tx, target.id)) await endSignIns(tx, id, at)
        const change = { before: { blocked: false }, after: { blocked: true, reason: reason.trim() } }
        await recordOperatorEvent(tx, { at, action: 'company.blocked', subjectId: target.id, ...change })
      }),

    /**
     * Adds a customer, sends the link to choose a password, and notifies the company's other customers.
     * @throws StoreError 409 `email_taken`, or `company_blocked`
     */
    addPerson: (target: VersionedTarget, person: NewPerson) =>
      changeIfUnmodified(target, async (tx, { id: companyId, name: companyName, blockedAt }) => {
        if (blockedAt) throw refuse('company_blocked')
        // The retry of a request whose response was lost.
        if (await isPersonOf(tx, companyId, person)) return
        const at = now()
        const subjectId = await addCustomer(tx, { ...person, companyId, role: 'buyer' }, at)
        const fullName = `${person.firstName} ${person.lastName}`.trim()
        const data = { fullName, companyName, signInUrl: signInUrlOf(publicUrl, person.email) }
        await enqueueMail(tx, { kind: 'account_opened', to: person.email, subjectId, locale, data }, at)
        await notifyColleagues(tx, { customerId: subjectId, email: person.email, fullName, companyId, companyName }, at)
      }),

    /**
     * Unblocks a company; its customers' passwords are unchanged.
     * @throws StoreError 409 `not_blocked`
     */
    unblock: (target: VersionedTarget) =>
      changeIfUnmodified(target, async (tx, { blockedAt }) => {
        if (!blockedAt) throw refuse('not_blocked')
        await operatorRepo.setCompanyBlock(tx, target.id, { blockedAt: null, blockedReason: null })
        const change = { before: { blocked: true }, after: { blocked: false } }
        await recordOperatorEvent(tx, { at: now(), action: 'company.unblocked', subjectId: target.id, ...change })
      }),
  }
}

export type CompanyChanges = ReturnType<typeof createCompanyChanges>
