import type { components } from '@skafferi/api/admin'
import { findDeliveryCountry } from '@skafferi/domain/rules/registration/delivery-country'
import { formatEmployerId } from '@skafferi/domain/rules/registration/employer-id-form'
import type { Duplicate } from './duplicates.repo'
import type { ApplicationRow, ConsentRow, LicenseRow } from './applications.repo'

/** An application in the operator's list. Date-times are ISO 8601. */
export type ListedApplication = ReturnType<typeof toListedApplication>

/** An application with all its data. */
export type ApplicationDetail = ReturnType<typeof toApplicationDetail>

/** Related data of an application. */
export interface ApplicationFlags {
  isDuplicate: boolean
  /** True if the application waits for the applicant. */
  waitsForApplicant: boolean
}

/** Converts an application to a row of the list. */
export function toListedApplication(row: ApplicationRow, { isDuplicate, waitsForApplicant }: ApplicationFlags) {
  return {
    id: row.id,
    /** The five steps of the wizard, or the short request that lacks most of them. */
    kind: row.kind,
    status: row.status,
    company_name: row.companyName,
    full_name: row.fullName,
    email: row.email,
    /** Without spaces and hyphens; null for short requests. */
    organisation_number: row.organisationNumber,
    /** True if an earlier application, a customer or a company has the same e-mail or organisation number. */
    is_duplicate: isDuplicate,
    created_at: row.createdAt.toISOString(),
    /** Time of the last question to the applicant; null if there was none. */
    asked_at: row.askedAt?.toISOString() ?? null,
    /** Who has to act; null once it is decided. */
    waits_for: row.status !== 'pending' ? null : waitsForApplicant ? ('applicant' as const) : ('shop' as const),
    /** Null while it is pending. */
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
}

/** An earlier record that an application matches. */
function toDuplicate({ kind, id, companyName, sameEmail, sameNumber }: Duplicate) {
  const same = [...(sameEmail ? (['email'] as const) : []), ...(sameNumber ? (['organisation_number'] as const) : [])]
  return { kind, id, company_name: companyName, same }
}

/** The parts of an application. */
export interface ApplicationParts {
  consents: ConsentRow[]
  license: LicenseRow | undefined
  shelf: components['schemas']['ApplicationShelf'] | null
  duplicates: Duplicate[]
  /** True if the application waits for the applicant. */
  waitsForApplicant: boolean
}

/** Returns answers with the company's number as its country writes it. */
function withUsualNumber(request: NonNullable<ApplicationRow['request']>): NonNullable<ApplicationRow['request']> {
  if (!('company_info' in request)) return request
  const { company_info: company } = request
  const employer_id = formatEmployerId(findDeliveryCountry(company.country), company.employer_id)
  return { ...request, company_info: { ...company, employer_id } }
}

/** Converts an application with its parts. */
export function toApplicationDetail(row: ApplicationRow, parts: ApplicationParts) {
  const { consents, license, shelf, duplicates, waitsForApplicant } = parts
  return {
    ...toListedApplication(row, { isDuplicate: duplicates.length > 0, waitsForApplicant }),
    /** The answers; null after the person was erased. */
    request: row.request && withUsualNumber(row.request),
    /** Questions that the form did not ask. */
    not_asked: row.notAsked,
    /** The answers before the last question; null if there were none. */
    previous:
      row.previous && row.answeredAt
        ? { ...row.previous, request: withUsualNumber(row.previous.request), replaced_at: row.answeredAt.toISOString() }
        : null,
    /** The last question; null if there was none. */
    question: row.question,
    /** Reason for a rejection; null otherwise. */
    reason: row.reason,
    /** Company and customer of the approval; null if not approved. */
    company_id: row.companyId,
    customer_id: row.customerId,
    /** `version` is that of the text, or its URL if hosted elsewhere; `text_sha256` is null if unknown. */
    consents: consents.map(({ kind, version, textSha256, givenAt }) => ({
      kind,
      version,
      text_sha256: textSha256,
      given_at: givenAt.toISOString(),
    })),
    /** The uploaded file; null for short requests. `size` is in bytes. */
    license: license
      ? { key: license.key, name: license.name, media_type: license.mediaType, size: license.size }
      : null,
    /** The shelf that the applicant applied with; null without one. */
    shelf,
    duplicates: duplicates.map(toDuplicate),
  }
}
