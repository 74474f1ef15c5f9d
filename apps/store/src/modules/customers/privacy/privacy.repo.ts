import { asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Database } from '../../../platform/db/database'
import { exactMatchFirst, isIdentifier } from '../../../platform/db/identifier-key'
import * as tables from '../../../platform/db/schema'

const {
  applications,
  companies,
  complaints,
  consents,
  contactMessages,
  customers,
  orders,
  outbox,
  refunds,
  reviews,
  sessions,
} = tables

/** Returns a customer with their company. */
export async function findPerson(db: Database, idOrEmail: string) {
  const isRequested = or(eq(customers.id, idOrEmail), isIdentifier(customers.email, idOrEmail))
  const [person] = await db
    .select({ customer: customers, company: companies })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(isRequested)
    .orderBy(exactMatchFirst(customers.email, identifierKey(idOrEmail)))
    .limit(1)
    .for('update', { of: customers })
  return person
}

/** Returns the applications of a person, by the created customer or by e-mail. */
function findApplications(db: Database, person: { id: string; email: string }) {
  return db
    .select()
    .from(applications)
    .where(or(eq(applications.customerId, person.id), eq(applications.email, person.email)))
    .orderBy(asc(applications.createdAt))
}

/** Returns all data of a person, by table. */
export async function findTraces(db: Database, { id, email }: { id: string; email: string }) {
  const ownApplications = await findApplications(db, { id, email })
  const applicationIds = ownApplications.map((application) => application.id)
  const ofApplications = applicationIds.length > 0 ? inArray(consents.applicationId, applicationIds) : sql`false`
  const uploaded = or(eq(tables.uploads.customerId, id), inArray(tables.uploads.subjectId, [...applicationIds, id]))
  const { url, kind, name, size, createdAt } = getTableColumns(tables.uploads)
  const { startedAt, lastUsedAt, expiresAt, browser, system } = sessions
  return {
    applications: ownApplications,
    consents: await db.select().from(consents).where(ofApplications).orderBy(asc(consents.givenAt)),
    orders: await db.select().from(orders).where(eq(orders.customerId, id)).orderBy(asc(orders.createdAt)),
    refunds: await db
      .select(getTableColumns(refunds))
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(orders.customerId, id))
      .orderBy(asc(refunds.refundedAt)),
    payments: await db
      .select(getTableColumns(tables.payments))
      .from(tables.payments)
      .innerJoin(orders, eq(orders.id, tables.payments.orderId))
      .where(eq(orders.customerId, id))
      .orderBy(asc(tables.payments.recordedAt)),
    orderNotes: await db
      .select({
        orderId: tables.orderNotes.orderId,
        text: tables.orderNotes.text,
        writtenAt: tables.orderNotes.writtenAt,
      })
      .from(tables.orderNotes)
      .innerJoin(orders, eq(orders.id, tables.orderNotes.orderId))
      .where(eq(orders.customerId, id))
      .orderBy(asc(tables.orderNotes.writtenAt)),
    complaints: await db
      .select()
      .from(complaints)
      .where(eq(complaints.customerId, id))
      .orderBy(asc(complaints.createdAt)),
    complaintLines: await db
      .select(getTableColumns(tables.complaintLines))
      .from(tables.complaintLines)
      .innerJoin(complaints, eq(complaints.id, tables.complaintLines.complaintId))
      .where(eq(complaints.customerId, id))
      .orderBy(asc(complaints.createdAt)),
    reviews: await db.select().from(reviews).where(eq(reviews.customerId, id)).orderBy(asc(reviews.createdAt)),
    wishlist: await db.select().from(tables.wishlistItems).where(eq(tables.wishlistItems.customerId, id)),
    stockNotices: await db.select().from(tables.stockNotices).where(eq(tables.stockNotices.customerId, id)),
    sharedShelves: await db.select().from(tables.sharedShelves).where(eq(tables.sharedShelves.customerId, id)),
    messages: await db
      .select()
      .from(contactMessages)
      .where(sql`lower(${contactMessages.email}) = ${email}`),
    answers: await db
      .select({ subjectId: tables.answers.subjectId, text: tables.answers.text, createdAt: tables.answers.createdAt })
      .from(tables.answers)
      .where(sql`lower(${tables.answers.recipient}) = ${email}`),
    mail: await db
      .select()
      .from(outbox)
      .where(sql`lower(${outbox.recipient}) = ${email}`)
      .orderBy(asc(outbox.createdAt)),
    uploads: await db.select({ kind, url, name, size, createdAt }).from(tables.uploads).where(uploaded),
    sessions: await db
      .select({ startedAt, lastUsedAt, expiresAt, browser, system })
      .from(sessions)
      .where(eq(sessions.customerId, id)),
    events: await db.select().from(tables.events).where(eq(tables.events.actorId, id)).orderBy(asc(tables.events.id)),
  }
}
