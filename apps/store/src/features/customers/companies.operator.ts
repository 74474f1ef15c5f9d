import type { components } from '@skafferi/api/admin'
import type { Context } from '../../context'
import { notFound } from '../../http/errors'
import type { Page } from '../../http/handler'
import * as repo from './companies.operator.repo'

type Schemas = components['schemas']

function toListed({ company, people, orders }: repo.ListedCompanyRow): Schemas['AdminCompanyListItem'] {
  return {
    id: company.id,
    name: company.name,
    organisation_number: company.organisationNumber,
    country_code: company.countryCode,
    vat_id: company.vatId,
    vat_id_status: company.vatIdStatus,
    payment_terms_days: company.paymentTermsDays,
    po_required: company.poRequired,
    created_at: company.createdAt.toISOString(),
    people,
    orders,
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
    blocked_at: person.blockedAt?.toISOString() ?? null,
    erased_at: person.erasedAt?.toISOString() ?? null,
    created_at: person.createdAt.toISOString(),
  }
}

/** What an operator sees of companies. */
export function createCompaniesOperator({ db }: Pick<Context, 'db'>) {
  return {
    /** One page of companies, the newest first, and how many there are. */
    async pageCompanies(q: string, { limit, offset }: Page) {
      const text = q.trim()
      const rows = await repo.findCompanies(db, text, limit, offset)
      return { companies: rows.map(toListed), count: await repo.countCompanies(db, text) }
    },

    /** A company with its people. @throws StoreError 404 `company_not_found` */
    async showCompany(id: string): Promise<Schemas['AdminCompany']> {
      const found = await repo.findListedCompany(db, id)
      if (!found) throw notFound('company_not_found', 'Company not found')
      const { defaultShippingAddress, defaultBillingAddress } = found.company
      return {
        company: toListed(found),
        shipping_address: defaultShippingAddress,
        billing_address: defaultBillingAddress,
        people: (await repo.findPeople(db, id)).map(toPerson),
      }
    },
  }
}

export type CompaniesOperator = ReturnType<typeof createCompaniesOperator>
