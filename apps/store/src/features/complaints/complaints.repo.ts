import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { companies, complaints, customers, orders } from '../../db/schema'

/** A complaint as it is kept. */
export type ComplaintRow = typeof complaints.$inferSelect
/** Whether somebody still has to look at it. */
export type ComplaintStatus = ComplaintRow['status']

/** An order that is complained about. */
export interface ComplaintOrder {
  id: string
  displayId: number
}

/** Finds an order of the company, and waits for others who complain about it; undefined where it is another's. */
export async function lockOrder(tx: Database, companyId: string, id: string): Promise<ComplaintOrder | undefined> {
  const [order] = await tx
    .select({ id: orders.id, displayId: orders.displayId })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.companyId, companyId)))
    .for('no key update')
  return order
}

/** What a filed complaint is known by. */
export interface FiledComplaint {
  id: string
  displayId: number
  createdAt: Date
}

const filed = { id: complaints.id, displayId: complaints.displayId, createdAt: complaints.createdAt }

/** The same complaint of the company, if it was filed after a moment. */
export async function findSame(
  tx: Database,
  { companyId, requestHash }: Pick<ComplaintRow, 'companyId' | 'requestHash'>,
  since: Date,
): Promise<FiledComplaint | undefined> {
  const [same] = await tx
    .select(filed)
    .from(complaints)
    .where(
      and(
        eq(complaints.companyId, companyId),
        eq(complaints.requestHash, requestHash),
        gt(complaints.createdAt, since),
      ),
    )
    .orderBy(desc(complaints.createdAt))
    .limit(1)
  return same
}

/** Files a complaint; returns its number. */
export async function insertComplaint(
  tx: Database,
  complaint: typeof complaints.$inferInsert,
): Promise<FiledComplaint> {
  const [row] = await tx.insert(complaints).values(complaint).returning(filed)
  if (!row) throw new Error('The database did not return the new complaint.')
  return row
}

/** The language that a customer is written to in. */
export async function findLocale(tx: Database, customerId: string): Promise<string> {
  const [customer] = await tx.select({ locale: customers.locale }).from(customers).where(eq(customers.id, customerId))
  if (!customer) throw new Error('The customer of a session is gone.')
  return customer.locale
}

/** Which complaint an operator means. */
export type ComplaintName = { id: string } | { displayId: number }

function isNamed(name: ComplaintName) {
  return 'id' in name ? eq(complaints.id, name.id) : eq(complaints.displayId, name.displayId)
}

function selectComplaints(db: Database) {
  return db
    .select({ complaint: complaints, order: orders, company: companies, customer: customers })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .innerJoin(companies, eq(companies.id, complaints.companyId))
    .leftJoin(customers, eq(customers.id, complaints.customerId))
}

/** A complaint with what it is about. The customer is null once erased. */
export type ComplaintWithContext = Awaited<ReturnType<typeof findComplaints>>[number]

/** Complaints, newest first. */
export function findComplaints(db: Database, { status, limit }: { status?: ComplaintStatus; limit: number }) {
  return selectComplaints(db)
    .where(status && eq(complaints.status, status))
    .orderBy(desc(complaints.createdAt), desc(complaints.displayId))
    .limit(limit)
}

/** One complaint. */
export async function findComplaint(db: Database, name: ComplaintName): Promise<ComplaintWithContext | undefined> {
  const [found] = await selectComplaints(db).where(isNamed(name))
  return found
}

/** Closes a complaint; false where it is closed already. */
export async function markClosed(tx: Database, id: string, note: string | null, closedAt: Date): Promise<boolean> {
  const closed = await tx
    .update(complaints)
    .set({ status: 'closed', note, closedAt })
    .where(and(eq(complaints.id, id), eq(complaints.status, 'open')))
    .returning({ id: complaints.id })
  return closed.length > 0
}
