import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { insertRows } from '../../../platform/db/insert-rows'
import {
  companies,
  complaintLines,
  complaints,
  customers,
  orderItems,
  orders,
  uploads,
} from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'

/** A complaint as stored. */
export type ComplaintRow = typeof complaints.$inferSelect
/** `open`: needs attention. */
export type ComplaintStatus = ComplaintRow['status']

/** The order of a complaint. */
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

const filedColumns = { id: complaints.id, displayId: complaints.displayId, createdAt: complaints.createdAt }

/** Returns an identical complaint of the company that was filed after a time. */
export async function findRepeated(
  tx: Database,
  { companyId, requestHash }: Pick<ComplaintRow, 'companyId' | 'requestHash'>,
  since: Date,
): Promise<FiledComplaint | undefined> {
  const [repeated] = await tx
    .select(filedColumns)
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
  return repeated
}

/** Inserts a complaint; returns its number. */
export async function insertComplaint(
  tx: Database,
  complaint: typeof complaints.$inferInsert,
): Promise<FiledComplaint> {
  const [row] = await tx.insert(complaints).values(complaint).returning(filedColumns)
  if (!row) throw new Error('The database did not return the new complaint.')
  return row
}

/** Returns the lines of an order, in its sequence. */
export function findOrderLines(tx: Database, orderId: string) {
  const { id, title, variantTitle, quantity } = orderItems
  return tx
    .select({ id, title, variantTitle, quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
}

/** Inserts the affected lines of a complaint. */
export const insertLines = (tx: Database, rows: (typeof complaintLines.$inferInsert)[]): Promise<void> =>
  insertRows(tx, complaintLines, rows)

/** An affected order line of a complaint. */
export type ComplaintLineRow = Awaited<ReturnType<typeof findLinesOf>>[number]

/** Returns the affected lines of complaints, in the orders' sequence. */
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

/** Returns the language of a customer's e-mails. */
export async function findLocale(tx: Database, customerId: string): Promise<string> {
  const [customer] = await tx.select({ locale: customers.locale }).from(customers).where(eq(customers.id, customerId))
  if (!customer) throw new Error('The customer of the session was not found.')
  return customer.locale
}

/** Identifies a complaint by its id or case number. */
export type ComplaintKey = { id: string } | { displayId: number }

function hasKey(key: ComplaintKey) {
  return 'id' in key ? eq(complaints.id, key.id) : eq(complaints.displayId, key.displayId)
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

/** Counts complaints. */
export const countComplaints = (db: Database, status: ComplaintStatus | undefined): Promise<number> =>
  db.$count(complaints, status && eq(complaints.status, status))

/** Filter for a company's complaints; those of all its orders by default. */
export interface CompanyComplaintFilter {
  companyId: string
  orderId?: string
}

const matches = ({ companyId, orderId }: CompanyComplaintFilter) =>
  and(eq(complaints.companyId, companyId), orderId === undefined ? undefined : eq(complaints.orderId, orderId))

/** Returns a page of a company's complaints, newest first. */
export function findCompanyComplaints(db: Database, filter: CompanyComplaintFilter, { limit, offset }: Page) {
  return selectComplaints(db)
    .where(matches(filter))
    .orderBy(desc(complaints.createdAt), desc(complaints.displayId))
    .limit(limit)
    .offset(offset)
}

/** Counts a company's complaints. */
export const countCompanyComplaints = (db: Database, filter: CompanyComplaintFilter): Promise<number> =>
  db.$count(complaints, matches(filter))

/** Locks a complaint until the transaction ends. */
export async function lockComplaint(tx: Database, id: string): Promise<void> {
  await tx.select({ id: complaints.id }).from(complaints).where(eq(complaints.id, id)).for('no key update')
}

/** Returns the pictures of a complaint, in the order they were sent. */
export function findPictures(db: Database, id: string) {
  const { key, mediaType, name } = uploads
  return db.select({ key, mediaType, name }).from(uploads).where(eq(uploads.subjectId, id)).orderBy(asc(uploads.id))
}

/** Returns a complaint; undefined if it does not exist. */
export async function findComplaint(db: Database, key: ComplaintKey): Promise<ComplaintWithContext | undefined> {
  const [found] = await selectComplaints(db).where(hasKey(key))
  return found
}

/** Closes a complaint. */
export async function markClosed(tx: Database, id: string, note: string | null, closedAt: Date): Promise<void> {
  await tx.update(complaints).set({ status: 'closed', note, closedAt }).where(eq(complaints.id, id))
}
