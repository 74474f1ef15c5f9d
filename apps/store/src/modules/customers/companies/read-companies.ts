import type { Address } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { Context } from '../../../platform/context'
import { formatEmployerId } from '@skafferi/domain/rules/registration/employer-id-form'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import type { Database } from '../../../platform/db/database'
import { etagOf } from '../../../platform/http/admin/if-match'
import { refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { findAddresses, findOnlyAddress, maxAddresses } from '../address-book'
import * as repo from './operator-companies.repo'

type Schemas = components['schemas']

function toListed({ company, people, orders, orderTotal }: repo.ListedCompanyRow): Schemas['AdminCompanyListItem'] {
  return {
    id: company.id,
    name: company.name,
    organisation_number:
      company.organisationNumber && formatEmployerId(company.countryCode, company.organisationNumber),
    country_code: company.countryCode,
    vat_id: company.vatId,
    vat_id_status: company.vatIdStatus,
    payment_terms_days: company.paymentTermsDays,
    po_required: company.poRequired,
    blocked_at: company.blockedAt?.toISOString() ?? null,
    created_at: company.createdAt.toISOString(),
    people,
    orders,
    order_total: toMajor(orderTotal),
    currency_code: shopCurrency,
  }
}

function toPerson(person: repo.PersonRow): Schemas['CompanyPerson'] {
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    role: person.role,
    has_password: person.hasPassword,
    blocked_at: person.blockedAt?.toISOString() ?? null,
    erased_at: person.erasedAt?.toISOString() ?? null,
    created_at: person.createdAt.toISOString(),
  }
}

function toApplication({
  id,
  fullName,
  decidedAt,
  hasLicense,
}: repo.CompanyApplicationRow): Schemas['AdminCompany']['applications'][number] {
  return { id, person: fullName, decided_at: decidedAt?.toISOString() ?? null, license: hasLicense }
}

/** A company with its entity tag. */
export interface TaggedCompany {
  company: Schemas['AdminCompany']
  tag: string
}

/** Computes the entity tag from the fields that operators can change; orders and customers change frequently. */
function tagOfCompany({ company }: repo.ListedCompanyRow): string {
  const { paymentTermsDays, poRequired, vatId, vatIdStatus, blockedAt, blockedReason } = company
  return etagOf([paymentTermsDays, poRequired, vatId, vatIdStatus, blockedAt, blockedReason])
}

/**
 * Returns where a company wants its goods before its first order: the only address of its book, or the one that it
 * applied with, which may lack the province; null without both.
 */
async function firstAddress(db: Database, companyId: string): Promise<Address | null> {
  const stored = await findOnlyAddress(db, companyId)
  if (stored) return stored.address
  const applied = await repo.findAppliedAddress(db, companyId)
  if (!applied) return null
  const { fullName, ...place } = applied
  const [first_name = '', ...rest] = fullName.split(/\s+/)
  const unknown = { address_2: null, province: '', phone: null, company: null, metadata: {} }
  return { ...unknown, ...place, first_name, last_name: rest.join(' ') }
}

/** Returns the addresses that a company has saved; before it has any, the one that it applied with. */
async function savedAddresses(
  db: Database,
  { id, defaultShippingAddress }: repo.ListedCompanyRow['company'],
): Promise<Schemas['AdminCompany']['addresses']> {
  const stored = await findAddresses(db, id, { limit: maxAddresses, offset: 0 })
  if (stored.length > 0 || defaultShippingAddress) return stored.map(({ name, address }) => ({ name, address }))
  const applied = await firstAddress(db, id)
  return applied ? [{ name: null, address: applied }] : []
}

/**
 * Returns a company with its customers.
 * @throws StoreError 404 `company_not_found`
 */
export async function loadCompany(db: Database, id: string): Promise<TaggedCompany> {
  const found = await repo.findListedCompany(db, id)
  if (!found) throw refuse('company_not_found')
  const { blockedReason, vatIdSource, vatIdCheckedAt, invoiceEmail, defaultShippingAddress, defaultBillingAddress } =
    found.company
  const company = {
    company: toListed(found),
    blocked_reason: blockedReason,
    vat_id_source: vatIdSource,
    vat_id_checked_at: vatIdCheckedAt?.toISOString() ?? null,
    invoice_email: invoiceEmail,
    shipping_address: defaultShippingAddress ?? (await firstAddress(db, id)),
    billing_address: defaultBillingAddress,
    addresses: await savedAddresses(db, found.company),
    people: (await repo.findPeople(db, id)).map(toPerson),
    applications: (await repo.findApplicationsOf(db, id)).map(toApplication),
  }
  return { company, tag: tagOfCompany(found) }
}

/** Creates the read operations on companies. */
export function createCompaniesOperator(context: Pick<Context, 'db' | 'seller'>) {
  const { db } = context
  return {
    /** Returns a page of companies, newest first, and their total. */
    async pageCompanies({ text, state }: Omit<repo.CompanyFilter, 'sellerCountry'>, { limit, offset }: Page) {
      const filter = { text: text.trim(), state, sellerCountry: context.seller.country }
      const rows = await repo.findCompanies(db, filter, limit, offset)
      return { companies: rows.map(toListed), count: await repo.countCompanies(db, filter) }
    },

    /** Returns a page of the customers of all companies, by name, and their total. */
    async pagePeople(text: string, page: Page) {
      const rows = await repo.findCustomers(db, text.trim(), page)
      return {
        people: rows.map(({ id, firstName, lastName, email, companyId, companyName }) => ({
          id,
          first_name: firstName,
          last_name: lastName,
          email,
          company_id: companyId,
          company_name: companyName,
        })),
        count: await repo.countCustomers(db, text.trim()),
      }
    },

    /**
     * Returns a company with its customers.
     * @throws StoreError 404 `company_not_found`
     */
    showCompany: (id: string): Promise<TaggedCompany> => loadCompany(db, id),
  }
}

export type CompaniesOperator = ReturnType<typeof createCompaniesOperator>
