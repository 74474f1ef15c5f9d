import type { AccessRequest, RegistrationRequest } from '@skafferi/api'
import { isPostalCodeOf } from '@skafferi/domain/rules/addresses/postal-code'
import { isRecord } from '@skafferi/domain/rules/json/schema'
import {
  fieldRule,
  formFields,
  questionOf,
  ruleIn,
  type ApplicationForm,
  type FormField,
} from '@skafferi/domain/rules/registration/application-form'
import { contractPath, questionName } from '@skafferi/domain/rules/registration/contract-path'
import { isEmployerIdOf, normalizeEmployerId } from '@skafferi/domain/rules/registration/employer-id'
import { sellerQuestions } from '@skafferi/domain/rules/registration/seller-questions'
import { identifierKey, trimText } from '@skafferi/domain/rules/text/typed-text'
import type { applications, consents } from '../../../platform/db/schema'
import { fault, invalidFields, type Faults } from '../../../platform/http/errors'

/** A consent, with the SHA-256 of the displayed text if the client sent it. */
export interface GivenConsent {
  kind: (typeof consents.$inferSelect)['kind']
  textSha256: string | null
}

/** An application to store. */
export interface NewApplication {
  application: Pick<
    typeof applications.$inferInsert,
    'kind' | 'companyName' | 'fullName' | 'email' | 'organisationNumber' | 'request' | 'notAsked'
  >
  /** The given consents. */
  consents: GivenConsent[]
  /** URLs of the uploaded licences. */
  licenses: string[]
  /** The code of a shared shelf; undefined without one. */
  shelfCode: string | undefined
}

/** Trims all texts of a form, at any depth. */
function trimmed<Part>(part: Part): Part {
  if (typeof part === 'string') return trimText(part) as Part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, trimmed(value)])) as Part
}

/** Returns the date in a time zone, e.g. "2026-11-20". */
function dateIn(timeZone: string, now: Date): string {
  // The Swedish date format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}

/** Returns the answer of a field by its path in the contract. */
function answerOf(form: RegistrationRequest, field: FormField): unknown {
  return contractPath(field)
    .split('.')
    .reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), form)
}

/** Returns the fields that the shop's form requires and an application lacks. */
function missingFields(form: RegistrationRequest, shopForm: ApplicationForm): FormField[] {
  // A form that was opened before the shop changed its choices sends the other field.
  const hasShipping = answerOf(form, 'shippingPreferences') ?? answerOf(form, 'deliveryOption')
  return formFields.filter((field) => {
    if (fieldRule(shopForm, field) !== 'required' || answerOf(form, field) !== undefined) return false
    return hasShipping === undefined || questionOf(field) !== 'shippingPreferences'
  })
}

/** What a form is checked by. */
interface FormRules {
  /** The questions that the shop asks now. */
  shopForm: ApplicationForm
  timeZone: string
  now: Date
}

/**
 * @throws StoreError 400 naming the fields: those that the shop requires and that are missing, an employer id that does
 * not have the format of the company's country, a postal code that does not have that of its country, and a delivery
 * date before today in the store's time zone
 */
export function checkRegistration(form: RegistrationRequest, { shopForm, timeZone, now }: FormRules): void {
  const { company_info: company, contact_person: person, payment_and_shipping: shipping } = form
  const { delivery_address: address } = shipping
  const wanted = person.preferred_delivery_days
  const faults: Faults = Object.fromEntries(
    missingFields(form, shopForm).map((field) => [contractPath(field), fault('required')]),
  )
  if (!isEmployerIdOf(company.country, company.employer_id)) faults[contractPath('employerId')] = fault('format')
  if (address && !isPostalCodeOf(address.country_code, address.postal_code))
    faults[contractPath('deliveryPostalCode')] = fault('format')
  if (wanted !== undefined && wanted < dateIn(timeZone, now))
    faults[contractPath('preferredDeliveryDays')] = fault('past')
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
}

/** Returns the questions that a form does not ask, by their names in the contract. */
const notAskedIn = (shopForm: ApplicationForm) =>
  sellerQuestions.filter((question) => ruleIn(shopForm, question) === 'off').map(questionName)

/** Converts the five steps of the wizard for storage. */
export function toRegistration(
  { shelf_code: shelfCode, ...input }: RegistrationRequest,
  shopForm: ApplicationForm,
): NewApplication {
  const form = trimmed(input)
  const { company_info, contact_person, upload_and_consent } = form
  const email = identifierKey(contact_person.email)
  const employer_id = normalizeEmployerId(company_info.employer_id)
  const duns_number = company_info.duns_number && normalizeEmployerId(company_info.duns_number)
  const newsletter_subscription = upload_and_consent.newsletter_subscription ?? false
  const request = {
    ...form,
    company_info: { ...company_info, employer_id, duns_number },
    contact_person: { ...contact_person, email },
    upload_and_consent: { ...upload_and_consent, newsletter_subscription },
  }
  return {
    application: {
      kind: 'registration',
      companyName: company_info.company_name,
      fullName: contact_person.full_name,
      email,
      organisationNumber: employer_id,
      request,
      notAsked: notAskedIn(shopForm),
    },
    consents: [
      { kind: 'terms_and_conditions', textSha256: upload_and_consent.terms_and_conditions_sha256 ?? null },
      { kind: 'gdpr', textSha256: upload_and_consent.gdpr_consent_sha256 ?? null },
      ...(newsletter_subscription ? [{ kind: 'newsletter', textSha256: null } as const] : []),
    ],
    licenses: upload_and_consent.upload_licenses === undefined ? [] : [upload_and_consent.upload_licenses],
    shelfCode,
  }
}

/** Converts the access request for storage. */
export function toAccessRequest({ shelf_code: shelfCode, ...input }: AccessRequest): NewApplication {
  const form = trimmed(input)
  const email = identifierKey(form.email)
  const { company_name: companyName, full_name: fullName } = form
  const application = { kind: 'access_request', companyName, fullName, email, request: { ...form, email } } as const
  return { application, consents: [], licenses: [], shelfCode }
}
