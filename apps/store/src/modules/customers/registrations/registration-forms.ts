import type { AccessRequest, RegistrationRequest } from '@skafferi/api'
import { isEmployerIdOf, normalizeEmployerId } from '@skafferi/domain/rules/registration/employer-id'
import { identifierKey, trimText } from '@skafferi/domain/rules/text/typed-text'
import type { applications, consents } from '../../../platform/db/schema'
import { fault, invalidFields } from '../../../platform/http/errors'

/** A consent, with the SHA-256 of the displayed text if the client sent it. */
export interface GivenConsent {
  kind: (typeof consents.$inferSelect)['kind']
  textSha256: string | null
}

/** An application to store. */
export interface NewApplication {
  application: Pick<
    typeof applications.$inferInsert,
    'kind' | 'companyName' | 'fullName' | 'email' | 'organisationNumber' | 'request'
  >
  /** The given consents. */
  consents: GivenConsent[]
  /** URLs of the uploaded licences. */
  licenses: string[]
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

/** @throws StoreError 400 if the delivery date is before today in the store's time zone */
export function refusePastDelivery({ contact_person }: RegistrationRequest, timeZone: string, now: Date): void {
  if (contact_person.preferred_delivery_days >= dateIn(timeZone, now)) return
  throw invalidFields({ 'contact_person.preferred_delivery_days': fault('past') })
}

/** @throws StoreError 400 if the employer id does not have the format of the company's country */
export function refuseMismatchedEmployerId({ company_info: { country, employer_id } }: RegistrationRequest): void {
  if (isEmployerIdOf(country, employer_id)) return
  throw invalidFields({ 'company_info.employer_id': fault('format') })
}

/** Converts the five steps of the wizard for storage. */
export function toRegistration(input: RegistrationRequest): NewApplication {
  const form = trimmed(input)
  const { company_info, contact_person, upload_and_consent } = form
  const email = identifierKey(contact_person.email)
  const employer_id = normalizeEmployerId(company_info.employer_id)
  const duns_number = normalizeEmployerId(company_info.duns_number)
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
    },
    consents: [
      { kind: 'terms_and_conditions', textSha256: upload_and_consent.terms_and_conditions_sha256 ?? null },
      { kind: 'gdpr', textSha256: upload_and_consent.gdpr_consent_sha256 ?? null },
      ...(newsletter_subscription ? [{ kind: 'newsletter', textSha256: null } as const] : []),
    ],
    licenses: [upload_and_consent.upload_licenses],
  }
}

/** Converts the access request for storage. */
export function toAccessRequest(input: AccessRequest): NewApplication {
  const form = trimmed(input)
  const email = identifierKey(form.email)
  const { company_name: companyName, full_name: fullName } = form
  const application = { kind: 'access_request', companyName, fullName, email, request: { ...form, email } } as const
  return { application, consents: [], licenses: [] }
}
