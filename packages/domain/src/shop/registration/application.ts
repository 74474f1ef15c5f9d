import type { FieldFault, RegistrationRequest } from '@skafferi/api'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { contractPath } from '../../rules/registration/contract-path'
import { normalizeEmployerId } from '../../rules/registration/employer-id'
import type { RegistrationFault, RegistrationFaultKind } from './registration.checks'
import type { DraftField, RegistrationDraft } from './registration.draft'
import {
  fieldRule,
  formFields,
  specifiedForm,
  type ApplicationForm,
  type FormField,
} from '../../rules/registration/application-form'
import { isUnanswered } from '../../rules/registration/registration'

/** SHA-256 of the accepted texts; omitted if unknown. */
export interface ConsentTexts {
  termsAndConditions?: string
  gdprConsent?: string
}

/** What the form says about the faults that it knows. */
const faultKinds: Readonly<Record<string, RegistrationFaultKind>> = {
  required: 'empty',
  too_long: 'too_long',
  format: 'format',
  not_allowed: 'not_allowed',
  past: 'past',
}

/** Returns a refusal's errors in the form's field order; unknown fields are omitted. */
export function toRefusedFaults(faults: Readonly<Record<string, FieldFault>>): RegistrationFault[] {
  return formFields.flatMap((field) => {
    const fault = faults[contractPath(field)]
    return fault === undefined ? [] : [{ field, kind: faultKinds[fault.code] ?? 'refused' }]
  })
}

type TextField = { [Field in DraftField]: string extends RegistrationDraft[Field] ? Field : never }[DraftField]

type NumberField = { [Field in DraftField]: RegistrationDraft[Field] extends number | null ? Field : never }[DraftField]

const choiceFields = [
  'typeOfBusiness',
  'fdaRegistrationStatus',
  'preferredPaymentMethod',
  'shippingPreferences',
] as const satisfies readonly DraftField[]

/**
 * Returns the application to send: trimmed, without empty fields and without questions that the form does not ask;
 * sales channels are joined by commas, employer id and DUNS number have no spaces and hyphens. Undefined if a required
 * choice or a consent is missing.
 * @param license URL from the licence upload; undefined if there is none
 * @param texts hashes of the accepted texts
 */
export function toApplication(
  draft: RegistrationDraft,
  license: string | undefined,
  texts: ConsentTexts,
  form: ApplicationForm = specifiedForm,
): RegistrationRequest | undefined {
  const isMissing = (field: DraftField) => fieldRule(form, field) === 'required' && isUnanswered(draft[field])
  if (choiceFields.some(isMissing) || !draft.termsAndConditions || !draft.gdprConsent) return undefined
  const isAsked = (field: FormField) => fieldRule(form, field) !== 'off'
  /** The answer; undefined if the question is not asked, or left empty. */
  function given<Field extends DraftField>(field: Field) {
    const value = draft[field]
    const isGiven = isAsked(field) && (typeof value === 'boolean' || !isUnanswered(value))
    return isGiven ? (value as Exclude<RegistrationDraft[Field], '' | null>) : undefined
  }
  const text = (field: TextField, clean = trimText) => (isAsked(field) && clean(draft[field])) || undefined
  /** A required number is 0 if none was entered (Specification (accounts) §3). */
  const number = (field: NumberField) => given(field) ?? (fieldRule(form, field) === 'required' ? 0 : undefined)
  const connection_id = text('paymentConnectionId')
  const country_code = given('deliveryCountry')
  return {
    company_info: {
      company_name: trimText(draft.companyName),
      employer_id: normalizeEmployerId(draft.employerId),
      duns_number: text('dunsNumber', normalizeEmployerId),
      country: trimText(draft.country),
      type_of_business: given('typeOfBusiness'),
      company_website: text('companyWebsite', cleanIdentifier),
      number_of_employees: number('numberOfEmployees'),
      annual_revenue: number('annualRevenue'),
    },
    contact_person: {
      full_name: trimText(draft.fullName),
      job_title: text('jobTitle'),
      email: cleanIdentifier(draft.email),
      phone: cleanIdentifier(draft.phone),
      preferred_delivery_days: given('preferredDeliveryDays'),
    },
    order_preferences: {
      products_of_interest: text('productsOfInterest'),
      specific_brands: text('specificBrands'),
      estimated_order_volume: number('estimatedOrderVolume'),
      order_frequency: number('orderFrequency'),
      private_label_interest: given('privateLabelInterest'),
    },
    payment_and_shipping: {
      fda_registration_status: given('fdaRegistrationStatus'),
      tax_id_exemption: text('taxIdExemption'),
      preferred_payment_method: given('preferredPaymentMethod'),
      payment_connection: connection_id ? { connection_id } : undefined,
      credit_check_required: given('creditCheckRequired'),
      importing_experience_from_europe: given('importingExperienceFromEurope'),
      shipping_preferences: given('shippingPreferences'),
      customs_broker: text('customsBroker'),
      delivery_option: text('deliveryOption'),
      delivery_address: country_code && {
        address_1: trimText(draft.deliveryStreet),
        postal_code: cleanIdentifier(draft.deliveryPostalCode),
        city: trimText(draft.deliveryCity),
        country_code,
      },
    },
    upload_and_consent: {
      retail_program_interest: given('retailProgramInterest'),
      sales_channels: isAsked('salesChannels') ? draft.salesChannels.join(',') || undefined : undefined,
      how_did_you_hear_about_us: text('howDidYouHearAboutUs'),
      reselling_exclusive_or_new_products: given('resellingExclusiveOrNewProducts'),
      upload_licenses: isAsked('uploadLicenses') ? license : undefined,
      terms_and_conditions: true,
      terms_and_conditions_sha256: texts.termsAndConditions,
      gdpr_consent: true,
      gdpr_consent_sha256: texts.gdprConsent,
      newsletter_subscription: given('newsletterSubscription'),
    },
  }
}
