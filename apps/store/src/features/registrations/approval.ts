import type { CountryCode } from '@skafferi/api'
import { countryCodeValues } from '@skafferi/api/limits'
import { findDeliveryCountry } from '@skafferi/domain/registration/delivery-country.rules'
import { normalizeEmployerId } from '@skafferi/domain/registration/employer-id.rules'
import { conflict, invalidData } from '../../http/errors'
import type { ApplicationRow } from './operator.repo'

/** What an operator knows better than the application, or what it lacks. */
export interface ApprovalOptions {
  /** Where the company has its goods sent: a code such as `se`, or the country's name. */
  countryCode?: string
  companyName?: string
  organisationNumber?: string
  firstName?: string
  lastName?: string
}

/** What an account is made of. */
export interface AccountDetails {
  countryCode: CountryCode
  companyName: string
  /** Without spaces and hyphens. */
  organisationNumber: string
  firstName: string
  lastName: string
  phone: string | null
}

const countries = countryCodeValues.join(', ')

/** @throws StoreError 400 where the operator names a country that the shop does not deliver to */
function countryOf(option: string | undefined, applied: string | undefined): CountryCode | undefined {
  if (option === undefined) return applied === undefined ? undefined : findDeliveryCountry(applied)
  const country = findDeliveryCountry(option)
  if (country) return country
  const problem = `must be one of ${countries}`
  throw invalidData('invalid_request', `countryCode ${problem}`, { countryCode: problem })
}

/** What the application says, in the account's terms. The first word of a full name is taken for the first name. */
function appliedDetails({ companyName, fullName, organisationNumber, request }: ApplicationRow) {
  const [firstName, ...rest] = fullName.split(/\s+/)
  const form = request && 'contact_person' in request ? request : undefined
  const phone = request && 'company_name' in request ? request.phone : form?.contact_person.phone
  const country = form?.company_info.country
  return { companyName, organisationNumber, firstName, lastName: rest.join(' '), country, phone: phone || null }
}

/** Which option to give for what is missing. */
const optionHints = {
  countryCode: `countryCode (one of ${countries})`,
  companyName: 'companyName',
  organisationNumber: 'organisationNumber',
  firstName: 'firstName',
  lastName: 'lastName',
} as const

type Needed = keyof typeof optionHints

function refuseMissing(details: Partial<Record<Needed, string>>): void {
  const missing = (Object.keys(optionHints) as Needed[]).filter((name) => !details[name])
  if (missing.length === 0) return
  const hints = missing.map((name) => optionHints[name]).join(', ')
  const fields = Object.fromEntries(missing.map((name) => [name, 'is needed']))
  const message = `The application does not say enough for an account. Please give ${hints}.`
  throw conflict('application_incomplete', message, fields)
}

/**
 * What the account of an application is made of; the operator's word counts before the applicant's.
 * @throws StoreError 409 `application_incomplete`, naming the options to give; 400 where an option cannot be used
 */
export function accountDetails(application: ApplicationRow, options: ApprovalOptions): AccountDetails {
  const applied = appliedDetails(application)
  const told = (name: Needed) => options[name]?.trim() || undefined
  const details = {
    countryCode: countryOf(told('countryCode'), applied.country),
    companyName: told('companyName') ?? applied.companyName,
    organisationNumber: normalizeEmployerId(told('organisationNumber') ?? applied.organisationNumber ?? ''),
    firstName: told('firstName') ?? applied.firstName,
    lastName: told('lastName') ?? applied.lastName,
  }
  refuseMissing(details)
  return { ...(details as Omit<AccountDetails, 'phone'>), phone: applied.phone }
}
