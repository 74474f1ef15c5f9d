import { useEffect, useReducer } from 'react'
import {
  accessRequestFieldLimits,
  countrySuggestions,
  emptyDraft,
  newRegistration,
  registrationLimits,
  registrationMaxima,
  toRegistrationView,
  transition,
  type RegistrationDraft,
  type RegistrationEvent,
  type RegistrationState,
} from '@skafferi/domain/registration'
import { registrationSteps, type RegistrationStep } from '@skafferi/domain/registration/registration.rules'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

type Filling = Extract<RegistrationState, { phase: 'filling' }>

/** The shop's date in stories of the application. */
export const storyToday = '2026-11-20'

/** What every page of the application is given, whatever stands in it. */
export const registrationFrame = {
  limits: registrationLimits,
  maxima: registrationMaxima,
  today: storyToday,
  countries: countrySuggestions(storyLocale),
}

/** How many characters the short form takes. */
export const accessRequestLimits = accessRequestFieldLimits

const [request] = storyWorld.applications.flatMap((application) =>
  application.kind === 'registration' && application.status === 'pending' ? [application.request] : [],
)
const { company_info, contact_person, order_preferences, payment_and_shipping, upload_and_consent } = request!

/** What the world's last applicant answered. */
export const applicantDraft: RegistrationDraft = {
  ...emptyDraft,
  companyName: company_info.company_name,
  employerId: company_info.employer_id,
  dunsNumber: company_info.duns_number,
  country: company_info.country,
  typeOfBusiness: company_info.type_of_business,
  companyWebsite: company_info.company_website,
  numberOfEmployees: company_info.number_of_employees,
  annualRevenue: company_info.annual_revenue,
  fullName: contact_person.full_name,
  jobTitle: contact_person.job_title,
  email: contact_person.email,
  phone: contact_person.phone,
  preferredDeliveryDays: contact_person.preferred_delivery_days,
  productsOfInterest: order_preferences.products_of_interest,
  specificBrands: order_preferences.specific_brands,
  estimatedOrderVolume: order_preferences.estimated_order_volume,
  orderFrequency: order_preferences.order_frequency,
  fdaRegistrationStatus: payment_and_shipping.fda_registration_status,
  taxIdExemption: payment_and_shipping.tax_id_exemption,
  preferredPaymentMethod: payment_and_shipping.preferred_payment_method,
  shippingPreferences: payment_and_shipping.shipping_preferences,
  customsBroker: payment_and_shipping.customs_broker,
  salesChannels: upload_and_consent.sales_channels?.split(',') ?? [],
  termsAndConditions: true,
  gdprConsent: true,
}

/** A licence on an applicant's own disk. */
export const licenseFile = { id: 'licence-1', name: 'food-licence-2026.pdf', size: 1_812_400 }

/** The same, uploaded. */
const uploadedLicense = {
  status: 'uploaded',
  file: licenseFile,
  url: upload_and_consent.upload_licenses,
} as const

/** The application at one of its steps, with everything answered unless told. */
export function registrationAt(step: RegistrationStep, change: Partial<Filling> = {}): Filling {
  const completed = registrationSteps.filter((other) => other < step)
  return { ...newRegistration, step, completed, draft: applicantDraft, license: uploadedLicense, ...change }
}

/** The application after what happened to it. */
export const registrationAfter = (state: RegistrationState, ...events: RegistrationEvent[]) =>
  events.reduce(transition, state)

/** What the page shows of an application under way. */
export function registrationViewOf(state: RegistrationState) {
  const shown = state.phase === 'done' ? newRegistration : state
  return toRegistrationView(shown, storyLocale)
}

/**
 * The application as it lives in a page, for stories that go through it.
 *
 * @param answer what the store answers as soon as the application is sent; no answer comes where this is left out.
 */
export function useStoryRegistration(start: RegistrationState, answer?: RegistrationEvent) {
  const [state, send] = useReducer(transition, start)
  useEffect(() => {
    if (state.phase === 'submitting' && answer) send(answer)
  }, [state.phase, answer])
  return { state, view: registrationViewOf(state), send }
}
