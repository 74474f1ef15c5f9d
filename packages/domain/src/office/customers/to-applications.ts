import { countryCodeValues } from '@skafferi/api/limits'
import type { components } from '@skafferi/api/admin'
import type { ApprovalField, ApplicationDetailView, ListedApplicationView } from './applications.view'
import { hoursSince } from '../date-time'
import type { Office } from '../office-context'
import { toAnswers, toConsents } from './to-answers'

type Schemas = components['schemas']

/** Hours after which an application is late. */
const lateAfterHours = 24

/** How a file is shown. */
function kindOfFile(mediaType: string): 'picture' | 'pdf' | 'other' {
  if (mediaType.startsWith('image/')) return 'picture'
  return mediaType === 'application/pdf' ? 'pdf' : 'other'
}

/** Converts an application of the list. */
export function toListedApplication(
  item: Schemas['ApplicationListItem'],
  { paths, now }: Office,
): ListedApplicationView {
  const hours = hoursSince(item.created_at, now())
  return {
    id: item.id,
    company: item.company_name,
    person: item.full_name,
    email: item.email,
    hours,
    late: item.waits_for === 'shop' && hours >= lateAfterHours,
    href: paths.application(item.id),
  }
}

/**
 * The fields that an approval can add, because the form does not ask for them. Others are added if the store refuses
 * the approval.
 */
const missingByKind: Record<Schemas['ApplicationKind'], readonly ApprovalField[]> = {
  access_request: ['country_code', 'organisation_number'],
  registration: [],
}

/** The weekday on which an applicant prefers deliveries, if no orders leave on it; null otherwise. */
function dayOffOf(
  request: Schemas['ApplicationAnswer']['request'],
  workingDays: readonly number[],
  locale: string,
): string | null {
  const day = request && 'contact_person' in request ? request.contact_person.preferred_delivery_days : undefined
  if (!day) return null
  const date = new Date(day)
  return workingDays.includes(date.getUTCDay() || 7)
    ? null
    : date.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}

/**
 * Converts an application.
 * @param refused the fields that the store found missing
 * @param workingDays the shop's working days as ISO weekdays; null while they are unknown
 */
export function toApplicationDetail(
  answer: Schemas['ApplicationAnswer'],
  { refused, workingDays }: { refused: readonly string[]; workingDays: readonly number[] | null },
  office: Office,
): ApplicationDetailView {
  const { application, request, not_asked: notAsked, previous, question, reason, license, shelf, duplicates } = answer
  const fields: readonly ApprovalField[] = [
    'company_name',
    'country_code',
    'organisation_number',
    'first_name',
    'last_name',
  ]
  return {
    id: application.id,
    status: application.waits_for === 'applicant' ? 'asked' : application.status,
    company: application.company_name,
    person: application.full_name,
    email: application.email,
    hours: hoursSince(application.created_at, office.now()),
    answers: request ? toAnswers(request, previous?.request ?? null, office.locale, notAsked) : [],
    dayOff: workingDays && dayOffOf(request, workingDays, office.locale),
    companyId: answer.company_id,
    companyHref: answer.company_id && office.paths.company(answer.company_id),
    previousLicence: previous?.license ?? null,
    consents: toConsents(answer, office),
    shelf: shelf
      ? {
          title: shelf.shelf.title,
          articles: shelf.places.map(({ name, sku, target, for_sale: forSale }) => ({
            name,
            sku,
            pieces: target,
            forSale,
          })),
        }
      : null,
    duplicates: duplicates.map(({ kind, id, company_name, same }) => ({ kind, id, company: company_name, same })),
    licence: license && {
      name: license.name,
      href: `${office.connection.baseUrl}/admin/applications/${application.id}/license`,
      kind: kindOfFile(license.media_type),
    },
    question,
    reason,
    countries: countryCodeValues,
    missing: fields.filter((field) => missingByKind[application.kind].includes(field) || refused.includes(field)),
  }
}
