import { toReferenceRow, toReferences } from '@skafferi/domain/rules/checkout/references'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Address } from '@skafferi/api'
import type { Database } from '../../../platform/db/database'
import * as tables from '../../../platform/db/schema'
import { sharedImageKeyOf } from '../../selling/shared-shelves'
import { erasedName } from '../address-book'
import { endSignIns, resetWrongCodeCounters } from '../auth'

const {
  applications,
  carts,
  companies,
  companyAddresses,
  complaints,
  contactMessages,
  customers,
  orderNotes,
  orders,
  outbox,
  refunds,
  reviews,
  sharedShelves,
  uploads,
} = tables

/** The customer to erase. */
export interface Person {
  id: string
  email: string
  companyId: string
}

/** Placeholder for a file name, which may contain a person's name. */
const erasedFile = 'file'

/** Returns a unique e-mail address that cannot be delivered (RFC 2606). */
function erasedEmail(customerId: string): string {
  return `${customerId}@erased.invalid`
}

/** Removes the person from an address. The place stays, because the company's goods and invoices went there. */
function anonymizedAddress(address: Address): Address {
  return { ...address, first_name: erasedName.firstName, last_name: erasedName.lastName, phone: null, metadata: {} }
}

async function eraseLogin(tx: Database, { id, email }: Person, now: Date): Promise<void> {
  await endSignIns(tx, id, now)
  await resetWrongCodeCounters(tx, email)
  await tx.delete(tables.keyedRequests).where(eq(tables.keyedRequests.ownerId, id))
  await tx.delete(tables.customerPasswords).where(eq(tables.customerPasswords.customerId, id))
  await tx.delete(tables.passwordCodes).where(eq(tables.passwordCodes.customerId, id))
  await tx.delete(tables.passwordTokens).where(eq(tables.passwordTokens.customerId, id))
  const anonymized = { ...erasedName, email: erasedEmail(id), phone: null, erasedAt: now }
  await tx.update(customers).set(anonymized).where(eq(customers.id, id))
}

/** The references that may name a person: all but the company's purchase order number. */
const { poNumber: _, ...erasedReferences } = toReferenceRow(toReferences(undefined))

async function eraseOrders(tx: Database, { id, companyId }: Person): Promise<void> {
  const rows = await tx.select().from(orders).where(eq(orders.customerId, id))
  for (const order of rows) {
    await tx
      .update(orders)
      .set({
        email: erasedEmail(id),
        shippingAddress: anonymizedAddress(order.shippingAddress),
        billingAddress: anonymizedAddress(order.billingAddress),
        ...erasedReferences,
        version: sql`${orders.version} + 1`,
      })
      .where(eq(orders.id, order.id))
  }
  // The reason of a refund was written to the customer.
  const orderIds = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id))
  await tx.update(refunds).set({ reason: null }).where(inArray(refunds.orderId, orderIds))
  // Notes on the person's orders may name the person.
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, orderIds))
  // The open cart belongs to the company; only fields about the person are cleared.
  const cleared = {
    shippingAddress: null,
    billingAddress: null,
    ...erasedReferences,
    versionHash: null,
  }
  await tx.update(carts).set(cleared).where(eq(carts.customerId, id))
  // The default address may be the person's; it will be entered again.
  await tx
    .update(companies)
    .set({ defaultShippingAddress: null, defaultBillingAddress: null })
    .where(eq(companies.id, companyId))
}

/** Anonymizes addresses in the company's address book that name the person. */
async function eraseStoredAddresses(tx: Database, { id, companyId }: Person): Promise<void> {
  const [person] = await tx.select().from(customers).where(eq(customers.id, id))
  const names = sql`lower(${companyAddresses.address} ->> 'first_name') = lower(${person?.firstName ?? ''})
    and lower(${companyAddresses.address} ->> 'last_name') = lower(${person?.lastName ?? ''})`
  const matching = await tx
    .select()
    .from(companyAddresses)
    .where(and(eq(companyAddresses.companyId, companyId), names))
  for (const { id: addressId, address } of matching) {
    const anonymized = { address: anonymizedAddress(address), version: sql`${companyAddresses.version} + 1` }
    await tx.update(companyAddresses).set(anonymized).where(eq(companyAddresses.id, addressId))
  }
}

/** Deletes the shelves that applicants shared as visitors; returns the keys of their pictures. */
async function deleteShelvesOf(tx: Database, applicationIds: string[]): Promise<string[]> {
  const shelfIds = tx
    .select({ id: applications.shelfId })
    .from(applications)
    .where(inArray(applications.id, applicationIds))
  const deleted = await tx
    .delete(sharedShelves)
    .where(and(inArray(sharedShelves.id, shelfIds), isNull(sharedShelves.companyId)))
    .returning({ code: sharedShelves.code })
  return deleted.map(({ code }) => sharedImageKeyOf(code))
}

/** Anonymizes applications; returns the keys of their files. */
async function eraseApplications(tx: Database, { id, email }: Person): Promise<string[]> {
  const isFromPerson = or(eq(applications.customerId, id), eq(applications.email, email))
  const anonymized = {
    fullName: `${erasedName.firstName} ${erasedName.lastName}`,
    email: erasedEmail(id),
    request: null,
    previous: null,
    question: null,
    reason: null,
  }
  const erased = await tx.update(applications).set(anonymized).where(isFromPerson).returning({ id: applications.id })
  const ids = erased.map((application) => application.id)
  if (ids.length === 0) return []
  await tx.delete(tables.consents).where(inArray(tables.consents.applicationId, ids))
  const files = await tx.delete(uploads).where(inArray(uploads.subjectId, ids)).returning({ key: uploads.key })
  return [...files.map(({ key }) => key), ...(await deleteShelvesOf(tx, ids))]
}

async function eraseTexts(tx: Database, { id, email }: Person): Promise<void> {
  const name = `${erasedName.firstName} ${erasedName.lastName}`
  await tx.update(reviews).set({ customerId: null, userName: name }).where(eq(reviews.customerId, id))
  await tx.update(complaints).set({ customerId: null }).where(eq(complaints.customerId, id))
  await tx.delete(tables.stockNotices).where(eq(tables.stockNotices.customerId, id))
  // The company goes on sharing the shelf; its title may name the person.
  await tx.update(sharedShelves).set({ customerId: null, title: '' }).where(eq(sharedShelves.customerId, id))
  await tx.update(uploads).set({ name: erasedFile }).where(eq(uploads.customerId, id))
  await tx.delete(contactMessages).where(sql`lower(${contactMessages.email}) = ${email}`)
  await tx.delete(tables.answers).where(sql`lower(${tables.answers.recipient}) = ${email}`)
  // E-mails to colleagues named the customer.
  await tx.delete(outbox).where(or(sql`lower(${outbox.recipient}) = ${email}`, eq(outbox.subjectId, id)))
  // Events remain, without their content about the person.
  await tx.update(tables.events).set({ before: null, after: null }).where(eq(tables.events.subjectId, id))
  // Actions for the company remain, without the actor's name.
  const { actorId, after } = tables.events
  const isNamed = and(eq(actorId, id), sql`${after} ->> 'by' is not null`)
  await tx
    .update(tables.events)
    .set({ after: sql`${after} - 'by'` })
    .where(isNamed)
}

/**
 * Anonymizes a customer: sign-in is impossible and all personal data is removed. Orders, complaints and reviews remain
 * without a name, because accounting depends on them.
 * @returns keys of the files to delete after the commit
 */
export async function erasePerson(tx: Database, person: Person, now: Date): Promise<string[]> {
  await eraseTexts(tx, person)
  await eraseOrders(tx, person)
  await eraseStoredAddresses(tx, person)
  const files = await eraseApplications(tx, person)
  await eraseLogin(tx, person, now)
  return files
}
