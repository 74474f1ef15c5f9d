import type { Database } from '../../../platform/db/database'
import { newId } from '../../../platform/db/ids'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { refuse } from '../../../platform/http/errors'
import { storeFirstAddress } from '../address-book'
import { addCustomer, notifyColleagues, refuseTakenEmail } from '../companies'
import {
  accountDetails,
  assertNumber,
  normalizeApproval,
  type ApprovalOptions,
  type CompanyDetails,
  type PersonDetails,
} from './approval'
import * as repo from './applications.repo'

/** The account that approval created, and its company. */
export interface Account {
  companyId: string
  customerId: string
}

/** The account of an approval with the names of the person and the company. */
export interface ApprovedAccount extends Account {
  fullName: string
  companyName: string
}

/** What a new company begins with. */
interface AccountTerms {
  now: Date
  /** Days in which it pays its invoices. */
  paymentDays: number
}

/** @throws StoreError 404 `company_not_found` */
async function findCompanyToJoin(tx: Database, companyId: string): Promise<repo.CompanyRow> {
  const company = await repo.findCompany(tx, companyId)
  if (!company) throw refuse('company_not_found')
  return company
}

/**
 * Two companies with the same number would be one company with two carts and two order histories.
 * @throws StoreError 409 `company_exists`, naming the company to join
 */
async function refuseKnownNumber(tx: Database, number: string): Promise<void> {
  const [company] = await repo.findCompaniesByNumber(tx, number)
  if (!company) return
  throw refuse('company_exists', { company_id: company.id, company_name: company.name })
}

async function createCompany(
  tx: Database,
  details: CompanyDetails,
  { now, paymentDays }: AccountTerms,
): Promise<{ id: string; name: string }> {
  const { companyName: name, organisationNumber, countryCode } = details
  const id = newId('comp', now)
  await repo.insertCompany(tx, {
    id,
    name,
    organisationNumber,
    countryCode,
    paymentTermsDays: paymentDays,
    approvedAt: now,
    createdAt: now,
  })
  return { id, name }
}

/** The person in an address; the contract's names. */
const namesOf = ({ firstName, lastName, phone }: PersonDetails) => ({
  first_name: firstName,
  last_name: lastName,
  phone: phone ?? undefined,
})

/**
 * Creates an approved company with its owner and the address of the application, if there is one; or adds a buyer to an
 * existing company, whose customers are notified.
 * @throws StoreError 409 `email_taken`, `company_exists` or `application_incomplete`, the last two with what to do;
 * 404 `company_not_found`; 400 if an option is invalid
 */
export async function openAccount(
  tx: Database,
  application: repo.ApplicationRow,
  options: ApprovalOptions,
  terms: AccountTerms,
): Promise<ApprovedAccount> {
  const { now } = terms
  const approval = normalizeApproval(options)
  const { person, company: details } = accountDetails(application, approval)
  const { email } = application
  const number = details?.organisationNumber
  // Of two concurrent applications, the second must find the company that the first creates.
  if (number) await acquireLockByName(tx, `company ${number}`)
  await refuseTakenEmail(tx, email)
  if (number) await refuseKnownNumber(tx, number)
  // The application's own number was checked when it was sent.
  if (number && approval.organisationNumber) assertNumber(details.countryCode, number)
  const company = details ? await createCompany(tx, details, terms) : await findCompanyToJoin(tx, approval.companyId!)
  const customerId = await addCustomer(
    tx,
    { companyId: company.id, email, ...person, role: details ? 'owner' : 'buyer' },
    now,
  )
  const fullName = `${person.firstName} ${person.lastName}`
  const address =
    application.request && 'company_info' in application.request && details
      ? application.request.payment_and_shipping.delivery_address
      : undefined
  if (address) await storeFirstAddress(tx, company, { ...address, ...namesOf(person) }, now)
  if (!details)
    await notifyColleagues(tx, { customerId, email, fullName, companyId: company.id, companyName: company.name }, now)
  return { companyId: company.id, customerId, fullName, companyName: company.name }
}
