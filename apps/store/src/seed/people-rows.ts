import type { World, WorldApplication, WorldCustomer } from '@skafferi/fixtures/world'
import { hashPassword } from '../modules/customers/auth'
import { operatorActor } from '../platform/db/events'
import type * as schema from '../platform/db/schema'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']
type EventRow = Row<typeof schema.events>

/** Returns the application that created a company, and its approval time. */
function approvalOf({ applications }: World, companyId: string) {
  const application = applications.find(({ company_id }) => company_id === companyId)
  if (!application?.decided_at) throw new Error(`The world does not say how ${companyId} was approved`)
  return { application, approvedAt: new Date(application.decided_at) }
}

/** Returns the contact details of an application. */
function senderOf(application: WorldApplication) {
  if (application.kind === 'access_request') {
    const { company_name: companyName, full_name: fullName, email } = application.request
    return { companyName, fullName, email, organisationNumber: null }
  }
  const { company_info, contact_person } = application.request
  return {
    companyName: company_info.company_name,
    fullName: contact_person.full_name,
    email: contact_person.email,
    organisationNumber: company_info.employer_id,
  }
}

/** Returns the companies. */
export function companyRows(world: World): Row<typeof schema.companies>[] {
  return Object.values(world.companies).map((company) => {
    const { application, approvedAt } = approvalOf(world, company.id)
    return {
      id: company.id,
      name: company.name,
      organisationNumber: senderOf(application).organisationNumber,
      vatId: company.vat_id,
      vatIdStatus: company.vat_id_status,
      vatIdSource: company.vat_id_source,
      vatIdCheckedAt: approvedAt,
      vatIdValidAt: approvedAt,
      invoiceEmail: company.invoice_email,
      paymentTermsDays: company.payment_terms_days,
      poRequired: company.po_required,
      defaultShippingAddress: company.shipping_address,
      defaultBillingAddress: company.billing_address,
      countryCode: company.country_code,
      approvedAt,
      createdAt: approvedAt,
    }
  })
}

/** Returns the customers. */
export function customerRows(world: World): Row<typeof schema.customers>[] {
  return Object.values(world.customers).map(({ customer, company_id, role, locale }) => ({
    id: customer.id,
    companyId: company_id,
    email: customer.email,
    firstName: customer.first_name,
    lastName: customer.last_name,
    phone: customer.phone,
    role,
    locale,
    createdAt: approvalOf(world, company_id).approvedAt,
  }))
}

/** Returns the customers' demo passwords, hashed. */
export function passwordRows(world: World): Promise<Row<typeof schema.customerPasswords>[]> {
  const toRow = async ({ customer, company_id, password }: WorldCustomer) => ({
    customerId: customer.id,
    hash: await hashPassword(password),
    changedAt: approvalOf(world, company_id).approvedAt,
  })
  return Promise.all(Object.values(world.customers).map(toRow))
}

/** Returns an application's row. */
export function applicationRow(application: WorldApplication): Row<typeof schema.applications> {
  const { id, kind, status, request, reason, decided_at, company_id, customer_id, created_at } = application
  return {
    id,
    kind,
    status,
    ...senderOf(application),
    request,
    // The specified form asks every other question.
    notAsked: kind === 'registration' ? ['delivery_address'] : [],
    reason,
    decidedAt: decided_at === null ? null : new Date(decided_at),
    companyId: company_id,
    customerId: customer_id,
    createdAt: new Date(created_at),
  }
}

/** Version of the accepted text; older than the registration's current one. */
const consentVersion = 'demo'

/** Returns the consents of an application. */
export function consentRows({ id, consents, created_at }: WorldApplication): Row<typeof schema.consents>[] {
  return consents.map((kind, index) => ({
    id: `consent_${id.slice('appl_'.length)}${index + 1}`,
    applicationId: id,
    kind,
    version: consentVersion,
    givenAt: new Date(created_at),
  }))
}

/** Returns the events of an application and the account that it created. */
export function applicationEvents(application: WorldApplication): EventRow[] {
  const { id: subjectId, kind, status, created_at, decided_at, company_id, customer_id } = application
  const received = {
    at: new Date(created_at),
    action: 'application.received',
    subjectId,
    after: { status: 'pending', kind },
  }
  if (decided_at === null) return [received]
  const byOperator = { at: new Date(decided_at), actorId: operatorActor }
  const change = { before: { status: 'pending' }, after: { status } }
  const decided = { ...byOperator, action: `application.${status}`, subjectId, ...change }
  if (customer_id === null) return [received, decided]
  const created = {
    ...byOperator,
    action: 'customer.created',
    subjectId: customer_id,
    after: { companyId: company_id },
  }
  return [received, created, decided]
}
