import type { AccessRequest, RegistrationRequest } from '@skafferi/api'
import type { consents } from '../../db/schema'
import type { Duplicate } from './duplicates.repo'
import type { ApplicationRow, LicenseRow } from './operator.repo'

/** An application in the operator's list. */
export interface ListedApplication {
  id: string
  /** The five steps of the wizard, or the short request that lacks most of them. */
  kind: ApplicationRow['kind']
  status: ApplicationRow['status']
  company_name: string
  full_name: string
  email: string
  /** Without spaces and hyphens; null for short requests. */
  organisation_number: string | null
  /** Whether an earlier application, a customer or a company has the same e-mail or organisation number. */
  is_duplicate: boolean
  /** ISO 8601. */
  created_at: string
  /** ISO 8601; null while it waits. */
  decided_at: string | null
}

/** What an application has in common with something that was there before. */
export interface ApplicationDuplicate {
  kind: 'application' | 'customer' | 'company'
  id: string
  company_name: string
  same: ('email' | 'organisation_number')[]
}

/** Everything about an application. */
export interface ShownApplication extends ListedApplication {
  /** What was sent; null once the person was erased. */
  request: RegistrationRequest | AccessRequest | null
  /** Why it was rejected; null otherwise. */
  reason: string | null
  /** What approval made; null without it. */
  company_id: string | null
  customer_id: string | null
  consents: { kind: 'terms_and_conditions' | 'gdpr' | 'newsletter'; version: string; given_at: string }[]
  /** The uploaded file; null for short requests. `size` is in bytes. */
  license: { key: string; name: string; media_type: string; size: number } | null
  duplicates: ApplicationDuplicate[]
}

/** An application as the list shows it. */
export function toListedApplication(row: ApplicationRow, isDuplicate: boolean): ListedApplication {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    company_name: row.companyName,
    full_name: row.fullName,
    email: row.email,
    organisation_number: row.organisationNumber,
    is_duplicate: isDuplicate,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
}

function toDuplicate({ kind, id, companyName, sameEmail, sameNumber }: Duplicate): ApplicationDuplicate {
  const same = [...(sameEmail ? (['email'] as const) : []), ...(sameNumber ? (['organisation_number'] as const) : [])]
  return { kind, id, company_name: companyName, same }
}

/** What belongs to an application. */
export interface ApplicationParts {
  consents: (typeof consents.$inferSelect)[]
  license: LicenseRow | undefined
  duplicates: Duplicate[]
}

/** An application with everything that belongs to it. */
export function toShownApplication(row: ApplicationRow, parts: ApplicationParts): ShownApplication {
  const { consents, license, duplicates } = parts
  return {
    ...toListedApplication(row, duplicates.length > 0),
    request: row.request,
    reason: row.reason,
    company_id: row.companyId,
    customer_id: row.customerId,
    consents: consents.map(({ kind, version, givenAt }) => ({ kind, version, given_at: givenAt.toISOString() })),
    license: license
      ? { key: license.key, name: license.name, media_type: license.mediaType, size: license.size }
      : null,
    duplicates: duplicates.map(toDuplicate),
  }
}
