import type { components, RegistrationRequest } from '@skafferi/api'
import type { ConsentTexts } from './application'
import { isStepFilled } from './registration.checks'
import { emptyDraft, type RegistrationDraft } from './registration.draft'
import { newRegistration, type RegistrationState } from './registration.machine'
import { specifiedForm, stepsOf } from '../../rules/registration/application-form'

type SentApplication = components['schemas']['SentApplication']

/** A licence that the store has already, from an earlier submission of the application. */
export interface SentLicense {
  name: string
  /** Bytes. */
  size: number
  /** Its URL. */
  url: string
}

const isSame = (sent: string | undefined, present: string | undefined) => sent !== undefined && sent === present

/** The answers of step 4. */
const fromPayment = (sent: RegistrationRequest['payment_and_shipping']) =>
  ({
    fdaRegistrationStatus: sent.fda_registration_status ?? '',
    taxIdExemption: sent.tax_id_exemption ?? '',
    preferredPaymentMethod: sent.preferred_payment_method ?? '',
    paymentConnectionId: sent.payment_connection?.connection_id ?? '',
    creditCheckRequired: sent.credit_check_required ?? false,
    importingExperienceFromEurope: sent.importing_experience_from_europe ?? false,
    shippingPreferences: sent.shipping_preferences ?? '',
    customsBroker: sent.customs_broker ?? '',
    deliveryOption: sent.delivery_option ?? '',
    deliveryStreet: sent.delivery_address?.address_1 ?? '',
    deliveryPostalCode: sent.delivery_address?.postal_code ?? '',
    deliveryCity: sent.delivery_address?.city ?? '',
    deliveryCountry: sent.delivery_address?.country_code ?? '',
  }) satisfies Partial<RegistrationDraft>

/** The draft of a full application; consents are ticked only if their text is still the one in force. */
function fromRegistration(request: RegistrationRequest, texts: ConsentTexts): RegistrationDraft {
  const { company_info, contact_person, order_preferences, payment_and_shipping, upload_and_consent } = request
  return {
    ...emptyDraft,
    companyName: company_info.company_name,
    employerId: company_info.employer_id,
    dunsNumber: company_info.duns_number ?? '',
    country: company_info.country,
    typeOfBusiness: company_info.type_of_business ?? '',
    companyWebsite: company_info.company_website ?? '',
    numberOfEmployees: company_info.number_of_employees ?? null,
    annualRevenue: company_info.annual_revenue ?? null,
    fullName: contact_person.full_name,
    jobTitle: contact_person.job_title ?? '',
    email: contact_person.email,
    phone: contact_person.phone,
    preferredDeliveryDays: contact_person.preferred_delivery_days ?? '',
    productsOfInterest: order_preferences.products_of_interest ?? '',
    specificBrands: order_preferences.specific_brands ?? '',
    estimatedOrderVolume: order_preferences.estimated_order_volume ?? null,
    orderFrequency: order_preferences.order_frequency ?? null,
    privateLabelInterest: order_preferences.private_label_interest ?? false,
    ...fromPayment(payment_and_shipping),
    salesChannels: upload_and_consent.sales_channels?.split(',') ?? [],
    howDidYouHearAboutUs: upload_and_consent.how_did_you_hear_about_us ?? '',
    retailProgramInterest: upload_and_consent.retail_program_interest ?? false,
    resellingExclusiveOrNewProducts: upload_and_consent.reselling_exclusive_or_new_products ?? false,
    termsAndConditions: isSame(upload_and_consent.terms_and_conditions_sha256, texts.termsAndConditions),
    gdprConsent: isSame(upload_and_consent.gdpr_consent_sha256, texts.gdprConsent),
    newsletterSubscription: upload_and_consent.newsletter_subscription ?? false,
  }
}

function toDraft(request: SentApplication['request'], texts: ConsentTexts): RegistrationDraft {
  if ('company_info' in request) return fromRegistration(request, texts)
  const { company_name, full_name, email, phone = '' } = request
  return { ...emptyDraft, companyName: company_name, fullName: full_name, email, phone }
}

/**
 * Returns the form's state with the sent answers, at the first step. An access request fills the fields that both forms
 * share.
 * @param texts hashes of the consent texts in force
 */
export function fromSentApplication(
  { request }: Pick<SentApplication, 'request'>,
  texts: ConsentTexts,
  form = specifiedForm,
): RegistrationState {
  const draft = toDraft(request, texts)
  return { ...newRegistration, draft, completed: stepsOf(form).filter((step) => isStepFilled(form, step, draft)) }
}

/** The licence that was sent; null for a short request. */
export function sentLicenseOf({ request, license }: Pick<SentApplication, 'request' | 'license'>): SentLicense | null {
  if (license === null || !('company_info' in request)) return null
  const { upload_licenses: url } = request.upload_and_consent
  return url === undefined ? null : { ...license, url }
}
