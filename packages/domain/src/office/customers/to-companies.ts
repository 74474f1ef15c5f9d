import type { components } from '@skafferi/api/admin'
import { formatCountry, formatMoney, formatNumber, toMinor, toPrintedAddressView } from '../../platform/format'
import type {
  CompanyDetailView,
  CompanyPersonView,
  CompanyTermsView,
  ListedCompaniesView,
  RemoteCompanyChange,
} from './companies.view'
import { vatIdExample } from '../../rules/tax/vat-id'
import { toListPage } from '../list-page'
import { formatDay } from '../date-time'
import type { Office } from '../office-context'

type Schemas = components['schemas']
type Listed = Schemas['AdminCompanyListItem']

const sumOf = ({ order_total, currency_code }: Listed, { locale }: Office) =>
  formatMoney(toMinor(order_total), currency_code, locale)

/** A page of companies. */
export function toListedCompanies(
  { companies, ...page }: Schemas['AdminCompanyList'],
  office: Office,
): ListedCompaniesView {
  return {
    ...toListPage(page, companies.length),
    rows: companies.map((company) => ({
      id: company.id,
      name: company.name,
      number: company.organisation_number,
      country: company.country_code,
      people: formatNumber(company.people, office.locale),
      orders: formatNumber(company.orders, office.locale),
      total: sumOf(company, office),
      days: company.payment_terms_days,
      blocked: company.blocked_at !== null,
      href: office.paths.company(company.id),
    })),
  }
}

function toSavedAddress(
  { name, address }: Schemas['CompanyAddress'],
  { locale }: Office,
): CompanyDetailView['addresses'][number] {
  const { lines, countryCode, phone } = toPrintedAddressView(address)
  return { name, lines: [...lines, formatCountry(countryCode, locale)].join('\n'), phone }
}

function stateOf({ erased_at, blocked_at, has_password }: Schemas['CompanyPerson']): CompanyPersonView['state'] {
  if (erased_at !== null) return 'erased'
  if (blocked_at !== null) return 'blocked'
  return has_password ? 'active' : 'invited'
}

function toPerson(person: Schemas['CompanyPerson'], office: Office): CompanyPersonView {
  const { id, first_name, last_name, email, phone, role, created_at } = person
  const name = `${first_name} ${last_name}`.trim()
  return { id, name, email, phone, role, state: stateOf(person), since: formatDay(created_at, office) }
}

/** Converts a company. */
export function toCompanyDetail(answer: Schemas['AdminCompany'], office: Office): CompanyDetailView {
  const { company, blocked_reason, people, applications } = answer
  const day = (iso: string | null) => iso && formatDay(iso, office)
  return {
    id: company.id,
    name: company.name,
    number: company.organisation_number,
    country: company.country_code,
    since: formatDay(company.created_at, office),
    orders: formatNumber(company.orders, office.locale),
    total: sumOf(company, office),
    blocked:
      company.blocked_at === null
        ? null
        : { since: formatDay(company.blocked_at, office), reason: blocked_reason ?? '' },
    vat: {
      example: vatIdExample(company.country_code),
      number: company.vat_id,
      status: company.vat_id_status,
      source: answer.vat_id_source,
      checked: day(answer.vat_id_checked_at),
    },
    invoiceEmail: answer.invoice_email,
    addresses: answer.addresses.map((entry) => toSavedAddress(entry, office)),
    terms: { days: String(company.payment_terms_days), poRequired: company.po_required },
    people: people.map((person) => toPerson(person, office)),
    applications: applications.map(({ id, person, decided_at, license }) => ({
      id,
      person,
      decided: day(decided_at),
      href: office.paths.application(id),
      licence: license ? `${office.connection.baseUrl}/admin/applications/${id}/license` : null,
    })),
  }
}

/** The changes of a company since it was read. */
export function remoteCompanyChanges(
  before: Schemas['AdminCompany'],
  after: Schemas['AdminCompany'],
): RemoteCompanyChange[] {
  const valuesOf = ({
    company,
    blocked_reason,
  }: Schemas['AdminCompany']): Record<RemoteCompanyChange['what'], string | null> => ({
    days: String(company.payment_terms_days),
    po: String(company.po_required),
    vat: company.vat_id,
    vatStatus: company.vat_id_status,
    blocked: String(company.blocked_at !== null),
    reason: blocked_reason,
  })
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const all = Object.keys(now) as RemoteCompanyChange['what'][]
  return all
    .map((what) => ({ what, before: old[what], after: now[what] }))
    .filter((change) => change.before !== change.after)
}

/** The terms that differ between two versions. */
export const remoteTermsChanges = (before: CompanyTermsView, after: CompanyTermsView): RemoteCompanyChange[] => [
  ...(before.days === after.days ? [] : [{ what: 'days' as const, before: before.days, after: after.days }]),
  ...(before.poRequired === after.poRequired
    ? []
    : [{ what: 'po' as const, before: String(before.poRequired), after: String(after.poRequired) }]),
]
