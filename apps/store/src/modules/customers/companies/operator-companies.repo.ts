import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { contains } from '../../../platform/db/like-pattern'
import type { Database } from '../../../platform/db/database'
import { applications, companies, customers, orders, uploads } from '../../../platform/db/schema'

function hasText(db: Database, text: string): SQL | undefined {
  const people = db
    .select({ companyId: customers.companyId })
    .from(customers)
    .where(
      or(contains(customers.email, text), contains(sql`${customers.firstName} || ' ' || ${customers.lastName}`, text)),
    )
  const companyColumns = [companies.name, companies.organisationNumber, companies.vatId].map((column) =>
    contains(column, text),
  )
  return or(...companyColumns, inArray(companies.id, people))
}

/** Filter for companies. */
export interface CompanyFilter {
  /** Text in the company or its customers; empty for all. */
  text: string
  /** True for blocked companies only, false for the others only; all companies by default. */
  blocked?: boolean
}

function matches(db: Database, { text, blocked }: CompanyFilter): SQL | undefined {
  const hasBlockState =
    blocked === undefined ? undefined : blocked ? isNotNull(companies.blockedAt) : isNull(companies.blockedAt)
  return and(text === '' ? undefined : hasText(db, text), hasBlockState)
}

/**
 * Returns companies with their numbers of customers and orders and the orders' sum, newest first.
 * @param which all by default
 */
function findListed(db: Database, which: SQL | undefined) {
  const people = db.select({ count: count() }).from(customers).where(eq(customers.companyId, companies.id))
  const isOfCompany = eq(orders.companyId, companies.id)
  const placed = db.select({ count: count() }).from(orders).where(isOfCompany)
  const total = sql`coalesce(sum(${orders.total}), 0)`
  const sums = db
    .select({ total })
    .from(orders)
    .where(and(isOfCompany, ne(orders.status, 'canceled')))
  const asNumber = (query: { getSQL: () => SQL }) => sql<number>`(${query})`.mapWith(Number)
  return db
    .select({ company: companies, people: asNumber(people), orders: asNumber(placed), orderTotal: asNumber(sums) })
    .from(companies)
    .where(which)
    .orderBy(desc(companies.createdAt), desc(companies.id))
}

/** A company in a list. */
export type ListedCompanyRow = Awaited<ReturnType<typeof findListed>>[number]

/** Returns a page of matching companies. */
export function findCompanies(
  db: Database,
  filter: CompanyFilter,
  limit: number,
  offset: number,
): Promise<ListedCompanyRow[]> {
  return findListed(db, matches(db, filter)).limit(limit).offset(offset)
}

/** Counts matching companies. */
export async function countCompanies(db: Database, filter: CompanyFilter): Promise<number> {
  return db.$count(companies, matches(db, filter))
}

/** Returns a company with the same figures. */
export async function findListedCompany(db: Database, id: string): Promise<ListedCompanyRow | undefined> {
  const [found] = await findListed(db, and(eq(companies.id, id)))
  return found
}

/** Returns the customers of a company, oldest first. */
export function findPeople(db: Database, companyId: string) {
  return db
    .select()
    .from(customers)
    .where(eq(customers.companyId, companyId))
    .orderBy(asc(customers.createdAt), asc(customers.id))
}

/** A customer of a company. */
export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number]

/** Returns the approved applications of a company, newest first, each with whether it has a licence. */
export function findApplicationsOf(db: Database, companyId: string) {
  const licence = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.subjectId, applications.id), eq(uploads.kind, 'license')))
  const { id, fullName, decidedAt } = applications
  return db
    .select({ id, fullName, decidedAt, hasLicense: sql<boolean>`${exists(licence)}` })
    .from(applications)
    .where(eq(applications.companyId, companyId))
    .orderBy(desc(decidedAt), desc(id))
}

/** An application of a company. */
export type CompanyApplicationRow = Awaited<ReturnType<typeof findApplicationsOf>>[number]

/**
 * Locks the customers of a company until the end of the transaction, so that sign-ins and password changes wait.
 * @returns the customers
 */
export function lockPeople(tx: Database, companyId: string) {
  const { id } = customers
  return tx
    .select({ id })
    .from(customers)
    .where(eq(customers.companyId, companyId))
    .orderBy(asc(id))
    .for('no key update')
}

/** Blocks a company since a time; null unblocks it. */
export async function setCompanyBlock(
  tx: Database,
  id: string,
  set: Pick<typeof companies.$inferSelect, 'blockedAt' | 'blockedReason'>,
): Promise<void> {
  await tx.update(companies).set(set).where(eq(companies.id, id))
}
