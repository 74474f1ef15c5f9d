import { useState } from 'react'
import {
  accessRequestFieldLimits,
  emptyDraft,
  isComplete,
  newRegistration,
  toRegistrationFrame,
  toRegistrationView,
  transition,
  type RegistrationDraft,
  type RegistrationEvent,
  type RegistrationState,
  type RegistrationSubmission,
} from '@skafferi/domain/registration'
import { registrationSteps, type RegistrationStep } from '@skafferi/domain/registration/registration.rules'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

/** An application, and how its sending stands. */
export type StoryRegistration = RegistrationState & RegistrationSubmission

/** The shop's date in stories of the application. */
export const storyToday = '2026-11-20'

/** What every page of the application is given, whatever stands in it. */
export const registrationFrame = toRegistrationFrame(storyToday, storyLocale)

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

/** The application as a new customer finds it. */
export const newApplication: StoryRegistration = {
  ...newRegistration,
  license: { status: 'none' },
  busy: false,
  problem: null,
}

/** The application at one of its steps, with everything answered by default. */
export function registrationAt(step: RegistrationStep, change: Partial<StoryRegistration> = {}): StoryRegistration {
  const completed = registrationSteps.filter((other) => other < step)
  return { ...newApplication, step, completed, draft: applicantDraft, license: uploadedLicense, ...change }
}

/** The application after what happened to it. */
export const registrationAfter = (state: StoryRegistration, ...events: RegistrationEvent[]): StoryRegistration => ({
  ...state,
  ...events.reduce<RegistrationState>(transition, state),
})

/** The application that the store did not take. */
export const registrationRefused = (state: StoryRegistration, problem: NonNullable<StoryRegistration['problem']>) => ({
  ...registrationAfter(state, { type: 'refused', fields: problem.fields }),
  problem,
})

/** What the page shows of an application under way. */
export const registrationViewOf = (state: StoryRegistration) => toRegistrationView(state, state, storyLocale)

/**
 * The application as it lives in a page, for stories that go through it.
 *
 * @param answer what the store answers as soon as the application is sent; no answer comes where this is left out.
 */
export function useStoryRegistration(start: StoryRegistration, answer?: 'received' | StoryRegistration['problem']) {
  const [state, setState] = useState(start)
  const [received, setReceived] = useState(false)
  const next = { type: 'next', today: storyToday } as const

  function submit() {
    const sent = registrationAfter({ ...state, problem: null }, next)
    if (!isComplete(sent) || !answer) {
      setState({ ...sent, busy: isComplete(sent) })
    } else if (answer === 'received') {
      setReceived(true)
    } else {
      const isGone = 'upload_and_consent.upload_licenses' in answer.fields
      setState(registrationRefused(isGone ? { ...sent, license: { status: 'none' } } : sent, answer))
    }
  }

  return {
    received,
    view: registrationViewOf(state),
    send: (event: RegistrationEvent) => setState((earlier) => registrationAfter({ ...earlier, problem: null }, event)),
    next: () => setState((earlier) => registrationAfter({ ...earlier, problem: null }, next)),
    submit,
    addLicense: () => setState((earlier) => ({ ...earlier, license: uploadedLicense })),
    removeLicense: () => setState((earlier) => ({ ...earlier, license: { status: 'none' } })),
  }
}
