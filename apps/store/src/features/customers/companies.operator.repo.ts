import { and, asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { companies, customers, orders } from '../../db/schema'
import { containing } from './customers.repo'

function hasText(db: Database, text: string): SQL | undefined {
  const pattern = containing(text)
  const people = db
    .select({ companyId: customers.companyId })
    .from(customers)
    .where(or(ilike(customers.email, pattern), ilike(sql`${customers.firstName} || ' ' || ${customers.lastName}`, pattern)))
  const own = [companies.name, companies.organisationNumber, companies.vatId].map((column) => ilike(column, pattern))
  return or(...own, inArray(companies.id, people))
}

const isWanted = (db: Database, text: string) => (text === '' ? undefined : hasText(db, text))

/** Companies with how many people and orders they have, the newest first. @param which all by default */
function findListed(db: Database, which: SQL | undefined) {
  const people = db.select({ count: count() }).from(customers).where(eq(customers.companyId, companies.id))
  const placed = db.select({ count: count() }).from(orders).where(eq(orders.companyId, companies.id))
  return db
    .select({ company: companies, people: sql<number>`(${people})`.mapWith(Number), orders: sql<number>`(${placed})`.mapWith(Number) })
    .from(companies)
    .where(which)
    .orderBy(desc(companies.createdAt), desc(companies.id))
}

/** A company in a list. */
export type ListedCompanyRow = Awaited<ReturnType<typeof findListed>>[number]

/** One page of the companies with a text in them or their people. @param text empty for all */
export function findCompanies(db: Database, text: string, limit: number, offset: number): Promise<ListedCompanyRow[]> {
  return findListed(db, isWanted(db, text)).limit(limit).offset(offset)
}

/** How many companies there are with a text in them or their people. */
export async function countCompanies(db: Database, text: string): Promise<number> {
  return db.$count(companies, isWanted(db, text))
}

/** Finds a company. */
export async function findListedCompany(db: Database, id: string): Promise<ListedCompanyRow | undefined> {
  const [found] = await findListed(db, and(eq(companies.id, id)))
  return found
}

/** The people of a company, those first who were there first. */
export function findPeople(db: Database, companyId: string) {
  return db.select().from(customers).where(eq(customers.companyId, companyId)).orderBy(asc(customers.createdAt), asc(customers.id))
}

/** Somebody who signs in for a company. */
export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number]
