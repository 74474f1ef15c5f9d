import type { components } from '@skafferi/api/admin'
import { formatDate, formatMoney, formatNumber, toMinor } from '../../platform/format'
import type { AnsweredStepView, ApplicationFormField, ConsentView } from './applications.view'
import { formatDateTime } from '../date-time'
import type { Office } from '../office-context'

type Schemas = components['schemas']
type Sent = NonNullable<Schemas['ApplicationAnswer']['request']>
type Given = Partial<Record<ApplicationFormField, string | boolean | undefined>>

const isRegistration = (request: Sent): request is Schemas['RegistrationRequest'] => 'company_info' in request

/** The five steps in the order of the form. */
function stepsOf(request: Schemas['RegistrationRequest'], locale: string): Given[] {
  const {
    company_info: company,
    contact_person: person,
    order_preferences: preferences,
    payment_and_shipping: terms,
    upload_and_consent: last,
  } = request
  const channels = (last.sales_channels ?? '').split(',').filter((channel) => channel.trim() !== '')
  return [
    {
      companyName: company.company_name,
      employerId: company.employer_id,
      dunsNumber: company.duns_number,
      country: company.country,
      typeOfBusiness: company.type_of_business,
      companyWebsite: company.company_website,
      numberOfEmployees: formatNumber(company.number_of_employees, locale),
      annualRevenue: formatMoney(toMinor(company.annual_revenue), 'EUR', locale),
    },
    {
      fullName: person.full_name,
      jobTitle: person.job_title,
      email: person.email,
      phone: person.phone,
      preferredDeliveryDays: formatDate(person.preferred_delivery_days, locale),
    },
    {
      productsOfInterest: preferences.products_of_interest,
      specificBrands: preferences.specific_brands,
      estimatedOrderVolume: formatNumber(preferences.estimated_order_volume, locale),
      orderFrequency: formatNumber(preferences.order_frequency, locale),
      privateLabelInterest: preferences.private_label_interest,
    },
    {
      fdaRegistrationStatus: terms.fda_registration_status,
      taxIdExemption: terms.tax_id_exemption,
      preferredPaymentMethod: terms.preferred_payment_method,
      paymentConnectionId: terms.payment_connection?.connection_id,
      creditCheckRequired: terms.credit_check_required,
      importingExperienceFromEurope: terms.importing_experience_from_europe,
      shippingPreferences: terms.shipping_preferences,
      customsBroker: terms.customs_broker,
    },
    {
      retailProgramInterest: last.retail_program_interest,
      salesChannels:
        channels.length === 0
          ? undefined
          : new Intl.ListFormat(locale).format(channels.map((channel) => channel.trim())),
      howDidYouHearAboutUs: last.how_did_you_hear_about_us,
      resellingExclusiveOrNewProducts: last.reselling_exclusive_or_new_products,
    },
  ]
}

const valueOf = (value: string | boolean | undefined) => (value === undefined || value === '' ? null : value)

const toStep = (given: Given, step: AnsweredStepView['step'], before: Given | null): AnsweredStepView => ({
  step,
  answers: (Object.entries(given) as [ApplicationFormField, string | boolean | undefined][]).map(([field, answer]) => {
    const [value, former] = [valueOf(answer), valueOf(before?.[field])]
    return { field, value, ...(before && value !== former && { before: former }) }
  }),
})

function givenIn(request: Sent, locale: string): Given[] {
  if (isRegistration(request)) return stepsOf(request, locale)
  const { company_name: companyName, full_name: fullName, email, phone, message } = request
  return [{ companyName, fullName, email, phone, message }]
}

/**
 * Every answer of an application, step by step; the short request is one without a step.
 * @param previous the answers before the last question; answers that differ get them as `before`
 */
export function toAnswers(request: Sent, previous: Sent | null, locale: string): AnsweredStepView[] {
  const before = previous && (Object.assign({}, ...givenIn(previous, locale)) as Given)
  return givenIn(request, locale).map((given, index) =>
    toStep(given, isRegistration(request) ? ((index + 1) as AnsweredStepView['step']) : null, before),
  )
}

/** The consents of a registration. A short request has none. */
export function toConsents({ application, consents }: Schemas['ApplicationAnswer'], office: Office): ConsentView[] {
  if (application.kind !== 'registration') return []
  return (['terms_and_conditions', 'gdpr', 'newsletter'] as const).map((kind) => {
    const given = consents.find((consent) => consent.kind === kind)
    return { kind, given: given ? { at: formatDateTime(given.given_at, office), version: given.version } : null }
  })
}
