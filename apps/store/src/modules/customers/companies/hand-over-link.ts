import type { components } from '@skafferi/api/admin'
import type { SellerSettings } from '@skafferi/domain/rules/settings/seller-settings'
import { testCompanyId } from '@skafferi/domain/rules/registration/test-company'
import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { refuse } from '../../../platform/http/errors'
import { findRecipient, linkHours, makePasswordLink } from '../auth'
import { addCustomer } from './add-customer'
import * as companiesRepo from './companies.repo'
import * as repo from './customers.repo'

type PasswordLink = components['schemas']['PasswordLink']

type ShopTerms = Pick<SellerSettings, 'profile' | 'orders'>

const toTerms = ({ profile, orders }: ShopTerms) => ({
  countryCode: profile.country,
  paymentTermsDays: orders.paymentDays,
})

/** Gives the test company the shop's country and payment terms, if it exists and has no orders. */
export const updateTestCompany = (tx: Database, settings: ShopTerms): Promise<void> =>
  companiesRepo.updateUnusedCompany(tx, testCompanyId, toTerms(settings))

/** Creates the operations that return a link to choose a password, for an owner to hand over. */
export function createHandOver({
  db,
  now,
  publicUrl,
  settings,
}: Pick<Context, 'db' | 'now' | 'publicUrl' | 'settings'>) {
  /** @throws StoreError 409 `cannot_sign_in` */
  async function linkFor(tx: Database, { id, email }: { id: string; email: string }): Promise<PasswordLink> {
    if (!(await findRecipient(tx, email))) throw refuse('cannot_sign_in')
    const at = now()
    const url = await makePasswordLink(tx, { customerId: id, email }, publicUrl, at)
    const action = 'customer.password_link_made'
    await recordOperatorEvent(tx, { at, action, subjectId: id, after: { sent: false } })
    return { url, email, expires_at: new Date(at.getTime() + linkHours * 60 * 60 * 1000).toISOString() }
  }

  return {
    /**
     * Creates a link for a person of a company, valid once for a day.
     * @throws StoreError 404 `customer_not_found`; 409 `cannot_sign_in`
     */
    makeLink: (companyId: string, customerId: string): Promise<PasswordLink> =>
      db.transaction(async (tx) => {
        const found = await repo.findCustomer(tx, customerId)
        // `findCustomer` also accepts an e-mail, which is invalid here.
        if (found?.customer.id !== customerId || found.company.id !== companyId) throw refuse('customer_not_found')
        return linkFor(tx, found.customer)
      }),

    /**
     * Makes an operator a customer of the test company, and creates a link to choose a password.
     * @throws StoreError 409 `email_taken`, or `cannot_sign_in` if the company is blocked
     */
    makeTestCustomer: (operator: { email: string; name: string }): Promise<PasswordLink> =>
      db.transaction(async (tx) => {
        await acquireLockByName(tx, `company ${testCompanyId}`)
        await companiesRepo.ensureCompany(tx, {
          id: testCompanyId,
          name: 'Test company',
          ...toTerms(settings.current),
          approvedAt: now(),
          createdAt: now(),
        })
        await updateTestCompany(tx, settings.current)
        const email = identifierKey(operator.email)
        const existing = (await repo.findCustomer(tx, email))?.customer
        if (existing?.companyId === testCompanyId) return linkFor(tx, existing)
        const [firstName = '', ...rest] = operator.name.split(/\s+/)
        const person = { email, firstName, lastName: rest.join(' '), phone: null, role: 'owner' } as const
        const id = await addCustomer(tx, { companyId: testCompanyId, ...person }, now())
        return linkFor(tx, { id, email })
      }),
  }
}

export type HandOver = ReturnType<typeof createHandOver>
