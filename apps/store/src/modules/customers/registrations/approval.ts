import type { CountryCode } from '@skafferi/api'
import { countryCodeValues } from '@skafferi/api/limits'
import { findDeliveryCountry } from '@skafferi/domain/rules/registration/delivery-country'
import { isEmployerIdOf, normalizeEmployerId } from '@skafferi/domain/rules/registration/employer-id'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import type { ApplicationRow } from './applications.repo'

/** Corrections and additions by the operator. */
export interface ApprovalOptions {
  /** Id of the company that the person joins; omitted if approval creates a company. */
  companyId?: string
  /** Delivery country: a code such as `se`, or the country's name. */
  countryCode?: string
  companyName?: string
  organisationNumber?: string
  firstName?: string
  lastName?: string
}

/** Data of a person's account. */
export interface PersonDetails {
  firstName: string
  lastName: string
  phone: string | null
}

/** Data of a company's account. */
export interface CompanyDetails {
  countryCode: CountryCode
  companyName: string
  /** Without spaces and hyphens; null if the company has none, as many sole traders, or it is not known. */
  organisationNumber: string | null
}

type Option = keyof ApprovalOptions

const optionNames: readonly Option[] = [
  'companyId',
  'countryCode',
  'companyName',
  'organisationNumber',
  'firstName',
  'lastName',
]

/** Trims the operator's input; empty texts count as missing. */
export function normalizeApproval(options: ApprovalOptions): ApprovalOptions {
  return Object.fromEntries(
    optionNames.flatMap((name) => {
      const approval = options[name] && trimText(options[name])
      return approval ? [[name, approval]] : []
    }),
  )
}

/** @throws StoreError 400 if the shop does not deliver to the operator's country */
function countryOf(option: string | undefined, applied: string | undefined): CountryCode | undefined {
  if (option === undefined) return applied === undefined ? undefined : findDeliveryCountry(applied)
  const country = findDeliveryCountry(option)
  if (country) return country
  throw invalidFields({ countryCode: fault('not_allowed', { choices: countryCodeValues.join(', ') }) })
}

/**
 * @param details null for what may be missing
 * @throws StoreError 409 `application_incomplete`, naming what is missing
 */
function refuseMissing(details: Partial<Record<Option, string | null>>): void {
  const missing = optionNames.filter((name) => name in details && details[name] !== null && !details[name])
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((name) => [name, fault('required')]))
  throw refuse('application_incomplete', {}, fields)
}

/** @throws StoreError 400 if a number does not have the format of its country, as in the application */
export function assertNumber(countryCode: CountryCode, organisationNumber: string): void {
  if (!isEmployerIdOf(countryCode, organisationNumber)) throw invalidFields({ organisationNumber: fault('format') })
}

/** Splits the full name: its first word is the first name. */
function appliedPerson({ fullName, request }: ApplicationRow) {
  const [firstName, ...rest] = fullName.split(/\s+/)
  const form = request && 'contact_person' in request ? request : undefined
  const phone = request && 'company_name' in request ? request.phone : form?.contact_person.phone
  return { firstName, lastName: rest.join(' '), phone: phone || null }
}

/** Returns the country of the wizard's first step; access requests have none. */
function appliedCountry({ request }: ApplicationRow): string | undefined {
  return request && 'company_info' in request ? request.company_info.country : undefined
}

/**
 * Returns the account data of an application; the operator's values take precedence. There is no company if the
 * operator chooses one to join.
 * @param approval from `normalizeApproval`
 * @throws StoreError 409 `application_incomplete`, naming what is missing; 400 if an option is invalid
 */
export function accountDetails(
  application: ApplicationRow,
  approval: ApprovalOptions,
): { person: PersonDetails; company: CompanyDetails | undefined } {
  const applied = appliedPerson(application)
  const person = { firstName: approval.firstName ?? applied.firstName, lastName: approval.lastName ?? applied.lastName }
  const company = approval.companyId === undefined ? companyDetails(application, approval) : undefined
  refuseMissing({ ...person, ...company })
  return {
    person: { ...(person as PersonDetails), phone: applied.phone },
    company: company as CompanyDetails | undefined,
  }
}

function companyDetails(
  application: ApplicationRow,
  approval: ApprovalOptions,
): Partial<Record<keyof CompanyDetails, string | null>> {
  return {
    countryCode: countryOf(approval.countryCode, appliedCountry(application)),
    companyName: approval.companyName ?? application.companyName,
    organisationNumber:
      normalizeEmployerId(approval.organisationNumber ?? application.organisationNumber ?? '') || null,
  }
}
