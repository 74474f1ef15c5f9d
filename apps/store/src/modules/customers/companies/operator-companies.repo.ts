import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { CountryCode } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { contains } from '../../../platform/db/like-pattern'
import type { Database } from '../../../platform/db/database'
import { applications, companies, customerPasswords, customers, orders, uploads } from '../../../platform/db/schema'

type AdminSchemas = components['schemas']

/** Condition: a customer has a text in the name or e-mail. */
const isNamed = (text: string) =>
  or(contains(customers.email, text), contains(sql`${customers.firstName} || ' ' || ${customers.lastName}`, text))

function hasText(db: Database, text: string): SQL | undefined {
  const people = db.select({ companyId: customers.companyId }).from(customers).where(isNamed(text))
  const companyColumns = [companies.name, companies.organisationNumber, companies.vatId].map((column) =>
    contains(column, text),
  )
  return or(...companyColumns, inArray(companies.id, people))
}

/** Filter for companies. */
export interface CompanyFilter {
  /** Text in the company or its customers; empty for all. */
  text: string
  /** All companies by default. */
  state?: AdminSchemas['CompanyState']
  /** The seller's country: VAT numbers of it change no tax. */
  sellerCountry: CountryCode
}

function isIn(state: AdminSchemas['CompanyState'], sellerCountry: CountryCode): SQL | undefined {
  if (state === 'blocked') return isNotNull(companies.blockedAt)
  if (state === 'active') return isNull(companies.blockedAt)
  const isForeign = not(ilike(companies.vatId, `${sellerCountry}%`))
  return and(isNull(companies.blockedAt), isForeign, inArray(companies.vatIdStatus, ['unchecked', 'unavailable']))
}

function matches(db: Database, { text, state, sellerCountry }: CompanyFilter): SQL | undefined {
  return and(text === '' ? undefined : hasText(db, text), state && isIn(state, sellerCountry))
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

/** Customers of all companies with a text in their name or e-mail; erased ones are left out. */
const isFound = (text: string) => and(isNull(customers.erasedAt), text === '' ? undefined : isNamed(text))

/** Returns a page of customers of all companies, by name. */
export function findCustomers(db: Database, text: string, { limit, offset }: { limit: number; offset: number }) {
  const { id, firstName, lastName, email } = customers
  return db
    .select({ id, firstName, lastName, email, companyId: companies.id, companyName: companies.name })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(isFound(text))
    .orderBy(asc(firstName), asc(lastName), asc(id))
    .limit(limit)
    .offset(offset)
}

/** Counts such customers. */
export async function countCustomers(db: Database, text: string): Promise<number> {
  return db.$count(customers, isFound(text))
}

/** Returns the customers of a company, oldest first, each with whether they have chosen a password. */
export function findPeople(db: Database, companyId: string) {
  const password = db
    .select({ id: customerPasswords.customerId })
    .from(customerPasswords)
    .where(eq(customerPasswords.customerId, customers.id))
  return db
    .select({ ...getTableColumns(customers), hasPassword: sql<boolean>`${exists(password)}` })
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

/** Returns the delivery address that a company applied with; undefined without one. */
export async function findAppliedAddress(db: Database, companyId: string) {
  const { request, fullName, decidedAt, id } = applications
  const [row] = await db
    .select({ request, fullName })
    .from(applications)
    .where(eq(applications.companyId, companyId))
    .orderBy(asc(decidedAt), asc(id))
    .limit(1)
  const address = row?.request && 'company_info' in row.request && row.request.payment_and_shipping.delivery_address
  return row && address ? { ...address, fullName: row.fullName } : undefined
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
