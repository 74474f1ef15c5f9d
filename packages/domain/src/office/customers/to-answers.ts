import type { components } from '@skafferi/api/admin'
import { formatCountry, formatDate, formatMoney, formatNumber, toMinor } from '../../platform/format'
import type { AnsweredStepView, ApplicationFormField, ConsentView } from './applications.view'
import { questionName } from '../../rules/registration/contract-path'
import { findDeliveryCountry } from '../../rules/registration/delivery-country'
import { formatDateTime } from '../date-time'
import type { Office } from '../office-context'

type Schemas = components['schemas']
type Sent = NonNullable<Schemas['ApplicationAnswer']['request']>
type Given = Partial<Record<ApplicationFormField, string | boolean | undefined>>

const isRegistration = (request: Sent): request is Schemas['RegistrationRequest'] => 'company_info' in request

const addressLine = (address: Schemas['DeliveryAddressRequest'], locale: string) =>
  [address.address_1, `${address.postal_code} ${address.city}`, formatCountry(address.country_code, locale)].join(', ')

/** The name of a country that was typed in any spelling, such as "Swe"; other texts as they are. */
function countryName(typed: string, locale: string): string {
  const code = findDeliveryCountry(typed)
  return code ? formatCountry(code, locale) : typed
}

/** The five steps in the order of the form. */
function stepsOf(request: Schemas['RegistrationRequest'], locale: string): Given[] {
  const {
    company_info: company,
    contact_person: person,
    order_preferences: preferences,
    payment_and_shipping: terms,
    upload_and_consent: last,
  } = request
  const { delivery_address: address } = terms
  const numberOf = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, locale))
  const channels = (last.sales_channels ?? '').split(',').filter((channel) => channel.trim() !== '')
  return [
    {
      companyName: company.company_name,
      employerId: company.employer_id,
      dunsNumber: company.duns_number,
      country: countryName(company.country, locale),
      typeOfBusiness: company.type_of_business,
      companyWebsite: company.company_website,
      numberOfEmployees: numberOf(company.number_of_employees),
      annualRevenue:
        company.annual_revenue === undefined ? undefined : formatMoney(toMinor(company.annual_revenue), 'EUR', locale),
    },
    {
      fullName: person.full_name,
      jobTitle: person.job_title,
      email: person.email,
      phone: person.phone,
      preferredDeliveryDays: person.preferred_delivery_days && formatDate(person.preferred_delivery_days, locale),
    },
    {
      productsOfInterest: preferences.products_of_interest,
      specificBrands: preferences.specific_brands,
      estimatedOrderVolume: numberOf(preferences.estimated_order_volume),
      orderFrequency: numberOf(preferences.order_frequency),
      privateLabelInterest: preferences.private_label_interest,
    },
    {
      fdaRegistrationStatus: terms.fda_registration_status,
      taxIdExemption: terms.tax_id_exemption,
      preferredPaymentMethod: terms.preferred_payment_method,
      paymentConnectionId: terms.payment_connection?.connection_id,
      creditCheckRequired: terms.credit_check_required,
      importingExperienceFromEurope: terms.importing_experience_from_europe,
      // The delivery options of the shop in place of the carriers.
      ...(terms.delivery_option === undefined
        ? { shippingPreferences: terms.shipping_preferences }
        : { deliveryOption: terms.delivery_option }),
      customsBroker: terms.customs_broker,
      deliveryAddress: address && addressLine(address, locale),
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
 * Every answer of an application, step by step; the short request is one without a step. Questions that the form did
 * not ask are left out, unless they were answered, and so are steps without a question.
 * @param previous the answers before the last question; answers that differ get them as `before`
 * @param notAsked questions that the form did not ask, by their names in the contract
 */
export function toAnswers(
  request: Sent,
  previous: Sent | null,
  locale: string,
  notAsked: readonly string[] = [],
): AnsweredStepView[] {
  const before = previous && (Object.assign({}, ...givenIn(previous, locale)) as Given)
  const isShown = ({ field, value, before: former }: AnsweredStepView['answers'][number]) =>
    value !== null || Boolean(former) || !notAsked.includes(questionName(field))
  return givenIn(request, locale)
    .map((given, index) =>
      toStep(given, isRegistration(request) ? ((index + 1) as AnsweredStepView['step']) : null, before),
    )
    .map(({ step, answers }) => ({ step, answers: answers.filter(isShown) }))
    .filter(({ answers }) => answers.length > 0)
}

/** The consents of a registration. A short request has none. */
export function toConsents(
  { application, consents, not_asked: notAsked }: Schemas['ApplicationAnswer'],
  office: Office,
): ConsentView[] {
  if (application.kind !== 'registration') return []
  return (['terms_and_conditions', 'gdpr', 'newsletter'] as const).flatMap((kind) => {
    const given = consents.find((consent) => consent.kind === kind)
    if (!given && kind === 'newsletter' && notAsked.includes('newsletter_subscription')) return []
    return { kind, given: given ? { at: formatDateTime(given.given_at, office), version: given.version } : null }
  })
}
