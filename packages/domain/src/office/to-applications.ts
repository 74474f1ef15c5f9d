import { countryCodeValues } from '@skafferi/api/limits'
import type { components } from '@skafferi/api/admin'
import { formatMoney, formatNumber, toMinor } from '../format'
import type { ApplicationFact, ApprovalField, ReadApplicationView, WaitingApplicationView } from './applications.view'
import { hoursSince } from './moments'
import type { Office } from './office-context'

type Schemas = components['schemas']
type Sent = Schemas['ApplicationAnswer']['request']

/** After so many hours somebody has waited long. */
const longWait = 24

/** An application in the queue. */
export function toWaiting(item: Schemas['ApplicationListItem'], { paths, now }: Office): WaitingApplicationView {
  const hours = hoursSince(item.created_at, now())
  return {
    id: item.id,
    company: item.company_name,
    person: item.full_name,
    email: item.email,
    hours,
    late: item.waits_for === 'shop' && hours >= longWait,
    href: paths.application(item.id),
  }
}

type Facts = Partial<Record<ApplicationFact, string>>

const isRegistration = (request: NonNullable<Sent>): request is Schemas['RegistrationRequest'] => 'company_info' in request

function factsOf(request: NonNullable<Sent>, locale: string): Facts {
  if (!isRegistration(request)) {
    const { company_name: company, full_name: person, email, phone = '', message = '' } = request
    return { company, person, email, phone, message }
  }
  const { company_info: company, contact_person: person, order_preferences: wishes, payment_and_shipping: terms } = request
  return {
    company: company.company_name,
    organisation: company.employer_id,
    duns: company.duns_number,
    country: company.country,
    business: company.type_of_business,
    website: company.company_website,
    employees: formatNumber(company.number_of_employees, locale),
    revenue: formatMoney(toMinor(company.annual_revenue), 'EUR', locale),
    person: person.full_name,
    job: person.job_title,
    email: person.email,
    phone: person.phone,
    interests: wishes.products_of_interest,
    brands: wishes.specific_brands,
    volume: formatNumber(wishes.estimated_order_volume, locale),
    orders: formatNumber(wishes.order_frequency, locale),
    payment: terms.preferred_payment_method,
    shipping: terms.shipping_preferences,
  }
}

/** What approving a short request, which has no company's facts, has to add; a registration lacks the country's code at most. */
const lackedBy: Record<Schemas['ApplicationKind'], readonly ApprovalField[]> = {
  access_request: ['country_code', 'organisation_number'],
  registration: [],
}

/** An application as whoever decides about it needs it. */
export function toReadApplication(answer: Schemas['ApplicationAnswer'], refused: readonly string[], office: Office): ReadApplicationView {
  const { application, request, question, reason, license, duplicates } = answer
  const fields: readonly ApprovalField[] = ['company_name', 'country_code', 'organisation_number', 'first_name', 'last_name']
  const facts = Object.entries(request ? factsOf(request, office.locale) : {}).filter(([, value]) => value !== '')
  return {
    id: application.id,
    status: application.waits_for === 'applicant' ? 'asked' : application.status,
    company: application.company_name,
    person: application.full_name,
    email: application.email,
    hours: hoursSince(application.created_at, office.now()),
    facts: facts.map(([fact, value]) => ({ fact: fact as ApplicationFact, value: value! })),
    duplicates: duplicates.map(({ kind, id, company_name, same }) => ({ kind, id, company: company_name, same })),
    licence: license && {
      name: license.name,
      href: `${office.connection.baseUrl}/admin/applications/${application.id}/license`,
      isPicture: license.media_type.startsWith('image/'),
    },
    question,
    reason,
    countries: countryCodeValues,
    lacks: fields.filter((field) => lackedBy[application.kind].includes(field) || refused.includes(field)),
  }
}
