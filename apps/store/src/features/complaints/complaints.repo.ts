import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { insertRows } from '../../db/insert-rows'
import { companies, complaintLines, complaints, customers, orderItems, orders, uploads } from '../../db/schema'
import type { Page } from '../../http/handler'

/** A complaint as stored. */
export type ComplaintRow = typeof complaints.$inferSelect
/** `open` while it needs attention. */
export type ComplaintStatus = ComplaintRow['status']

/** An order that is complained about. */
export interface ComplaintOrder {
  id: string
  displayId: number
}

/** Finds and locks an order of the company; undefined if it belongs to another company. */
export async function lockOrder(tx: Database, companyId: string, id: string): Promise<ComplaintOrder | undefined> {
  const [order] = await tx
    .select({ id: orders.id, displayId: orders.displayId })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.companyId, companyId)))
    .for('no key update')
  return order
}

/** Identifies a filed complaint. */
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

/** The lines of an order, in its sequence. */
export function findOrderLines(tx: Database, orderId: string) {
  const { id, title, variantTitle, quantity } = orderItems
  return tx
    .select({ id, title, variantTitle, quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
}

/** Stores which lines of its order a complaint is about. */
export const insertLines = (tx: Database, rows: (typeof complaintLines.$inferInsert)[]): Promise<void> =>
  insertRows(tx, complaintLines, rows)

/** A line of an order that a complaint names. */
export type ComplaintLineRow = Awaited<ReturnType<typeof findLinesOf>>[number]

/** The lines that complaints name, each in its order's sequence. */
export function findLinesOf(db: Database, complaintIds: readonly string[]) {
  return db
    .select({
      complaintId: complaintLines.complaintId,
      itemId: orderItems.id,
      title: orderItems.title,
      variantTitle: orderItems.variantTitle,
      sku: orderItems.sku,
      quantity: complaintLines.quantity,
      orderedQuantity: orderItems.quantity,
    })
    .from(complaintLines)
    .innerJoin(orderItems, eq(orderItems.id, complaintLines.orderItemId))
    .where(inArray(complaintLines.complaintId, [...complaintIds]))
    .orderBy(asc(orderItems.position))
}

/** The language that a customer is written to in. */
export async function findLocale(tx: Database, customerId: string): Promise<string> {
  const [customer] = await tx.select({ locale: customers.locale }).from(customers).where(eq(customers.id, customerId))
  if (!customer) throw new Error('The customer of the session was not found.')
  return customer.locale
}

/** Which complaint an operator means. */
export type ComplaintName = { id: string } | { displayId: number }

function isNamed(name: ComplaintName) {
  return 'id' in name ? eq(complaints.id, name.id) : eq(complaints.displayId, name.displayId)
}

function selectComplaints(db: Database) {
  return db
    .select({
      complaint: complaints,
      order: orders,
      company: companies,
      customer: customers,
      lineCount: db.$count(complaintLines, eq(complaintLines.complaintId, complaints.id)),
    })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .innerJoin(companies, eq(companies.id, complaints.companyId))
    .leftJoin(customers, eq(customers.id, complaints.customerId))
}

/** A complaint with its order and customer. The customer is null once erased. */
export type ComplaintWithContext = Awaited<ReturnType<typeof findComplaints>>[number]

/** Complaints, newest first. */
export function findComplaints(
  db: Database,
  { status, limit, offset = 0 }: { status?: ComplaintStatus; limit: number; offset?: number },
) {
  return selectComplaints(db)
    .where(status && eq(complaints.status, status))
    .orderBy(desc(complaints.createdAt), desc(complaints.displayId))
    .limit(limit)
    .offset(offset)
}

/** How many complaints there are. */
export const countComplaints = (db: Database, status: ComplaintStatus | undefined): Promise<number> =>
  db.$count(complaints, status && eq(complaints.status, status))

/** Whose complaints, and about which order; all of the company's by default. */
export interface CompanyComplaints {
  companyId: string
  orderId?: string
}

const isOwn = ({ companyId, orderId }: CompanyComplaints) =>
  and(eq(complaints.companyId, companyId), orderId === undefined ? undefined : eq(complaints.orderId, orderId))

/** One page of a company's complaints, newest first. */
export function findCompanyComplaints(db: Database, own: CompanyComplaints, { limit, offset }: Page) {
  return selectComplaints(db)
    .where(isOwn(own))
    .orderBy(desc(complaints.createdAt), desc(complaints.displayId))
    .limit(limit)
    .offset(offset)
}

/** How many complaints a company has. */
export const countCompanyComplaints = (db: Database, own: CompanyComplaints): Promise<number> =>
  db.$count(complaints, isOwn(own))

/** Locks a complaint until the transaction ends. */
export async function lockComplaint(tx: Database, id: string): Promise<void> {
  await tx.select({ id: complaints.id }).from(complaints).where(eq(complaints.id, id)).for('no key update')
}

/** The pictures of a complaint, in the order they were sent. */
export function findPictures(db: Database, id: string) {
  const { key, mediaType, name } = uploads
  return db.select({ key, mediaType, name }).from(uploads).where(eq(uploads.subjectId, id)).orderBy(asc(uploads.id))
}

/** One complaint. */
export async function findComplaint(db: Database, name: ComplaintName): Promise<ComplaintWithContext | undefined> {
  const [found] = await selectComplaints(db).where(isNamed(name))
  return found
}

/** Closes a complaint. */
export async function markClosed(tx: Database, id: string, note: string | null, closedAt: Date): Promise<void> {
  await tx.update(complaints).set({ status: 'closed', note, closedAt }).where(eq(complaints.id, id))
}
