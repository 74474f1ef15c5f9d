import type { FieldFault, RegistrationRequest } from '@skafferi/api'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { normalizeEmployerId } from '../../rules/registration/employer-id'
import type { RegistrationFault, RegistrationFaultKind } from './registration.checks'
import type { RegistrationDraft } from './registration.draft'
import {
  fieldsOf,
  registrationSteps,
  stepOf,
  type RegistrationField,
  type RegistrationStep,
} from '../../rules/registration/registration'

/** The contract's group for the fields of a step. */
const groups: Readonly<Record<RegistrationStep, keyof RegistrationRequest>> = {
  1: 'company_info',
  2: 'contact_person',
  3: 'order_preferences',
  4: 'payment_and_shipping',
  5: 'upload_and_consent',
}

/** The contract's path of a field, as in refusals ("company_info.duns_number"). */
export function contractPath(field: RegistrationField): string {
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const place = field === 'paymentConnectionId' ? 'payment_connection.connection_id' : name
  return `${groups[stepOf(field)]}.${place}`
}

/** SHA-256 of the accepted texts; omitted if unknown. */
export interface ConsentTexts {
  termsAndConditions?: string
  gdprConsent?: string
}

const allFields = registrationSteps.flatMap(fieldsOf)

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
  return allFields.flatMap((field) => {
    const fault = faults[contractPath(field)]
    return fault === undefined ? [] : [{ field, kind: faultKinds[fault.code] ?? 'refused' }]
  })
}

/**
 * Returns the application to send: trimmed, without empty fields; missing numbers are 0, sales channels are joined by
 * commas, employer id and DUNS number have no spaces and hyphens. Undefined if a choice or a consent is missing.
 * @param license URL from the licence upload
 * @param texts hashes of the accepted texts
 */
export function toApplication(
  draft: RegistrationDraft,
  license: string,
  texts: ConsentTexts,
): RegistrationRequest | undefined {
  const { typeOfBusiness, fdaRegistrationStatus, preferredPaymentMethod, shippingPreferences } = draft
  const areChosen = typeOfBusiness && fdaRegistrationStatus && preferredPaymentMethod && shippingPreferences
  if (!areChosen || !draft.termsAndConditions || !draft.gdprConsent) return undefined
  const connection_id = trimText(draft.paymentConnectionId)
  return {
    company_info: {
      company_name: trimText(draft.companyName),
      employer_id: normalizeEmployerId(draft.employerId),
      duns_number: normalizeEmployerId(draft.dunsNumber),
      country: trimText(draft.country),
      type_of_business: typeOfBusiness,
      company_website: cleanIdentifier(draft.companyWebsite),
      number_of_employees: draft.numberOfEmployees ?? 0,
      annual_revenue: draft.annualRevenue ?? 0,
    },
    contact_person: {
      full_name: trimText(draft.fullName),
      job_title: trimText(draft.jobTitle),
      email: cleanIdentifier(draft.email),
      phone: cleanIdentifier(draft.phone),
      preferred_delivery_days: draft.preferredDeliveryDays,
    },
    order_preferences: {
      products_of_interest: trimText(draft.productsOfInterest),
      specific_brands: trimText(draft.specificBrands),
      estimated_order_volume: draft.estimatedOrderVolume ?? 0,
      order_frequency: draft.orderFrequency ?? 0,
      private_label_interest: draft.privateLabelInterest,
    },
    payment_and_shipping: {
      fda_registration_status: fdaRegistrationStatus,
      tax_id_exemption: trimText(draft.taxIdExemption),
      preferred_payment_method: preferredPaymentMethod,
      payment_connection: connection_id === '' ? undefined : { connection_id },
      credit_check_required: draft.creditCheckRequired,
      importing_experience_from_europe: draft.importingExperienceFromEurope,
      shipping_preferences: shippingPreferences,
      customs_broker: trimText(draft.customsBroker),
    },
    upload_and_consent: {
      retail_program_interest: draft.retailProgramInterest,
      sales_channels: draft.salesChannels.join(',') || undefined,
      how_did_you_hear_about_us: trimText(draft.howDidYouHearAboutUs) || undefined,
      reselling_exclusive_or_new_products: draft.resellingExclusiveOrNewProducts,
      upload_licenses: license,
      terms_and_conditions: true,
      terms_and_conditions_sha256: texts.termsAndConditions,
      gdpr_consent: true,
      gdpr_consent_sha256: texts.gdprConsent,
      newsletter_subscription: draft.newsletterSubscription,
    },
  }
}
