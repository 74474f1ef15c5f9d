import { and, asc, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { contains } from '../../../platform/db/like-pattern'
import type { Database } from '../../../platform/db/database'
import { exactMatchFirst, isIdentifier } from '../../../platform/db/identifier-key'
import { companies, customers } from '../../../platform/db/schema'

/** A customer with their company. */
export interface CustomerRow {
  customer: typeof customers.$inferSelect
  company: typeof companies.$inferSelect
}

/** Returns customers whose name, e-mail, id or company contains the text, newest first; all for an empty text. */
export function findCustomers(db: Database, text: string, limit: number): Promise<CustomerRow[]> {
  const columns = [customers.email, customers.firstName, customers.lastName, companies.name, customers.id]
  const matches = text === '' ? undefined : or(...columns.map((column) => contains(column, text)))
  return db
    .select({ customer: customers, company: companies })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(matches)
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(limit)
}

/** Returns a customer by id or lower-case e-mail. */
export async function findCustomer(db: Database, idOrEmail: string): Promise<CustomerRow | undefined> {
  const [found] = await db
    .select({ customer: customers, company: companies })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(or(eq(customers.id, idOrEmail), isIdentifier(customers.email, idOrEmail)))
    .orderBy(exactMatchFirst(customers.email, idOrEmail))
    .limit(1)
  return found
}

/** Blocks a customer since a time; null unblocks them. False if nothing changed. */
export async function setBlocked(tx: Database, id: string, blockedAt: Date | null): Promise<boolean> {
  const hasOtherState = blockedAt ? isNull(customers.blockedAt) : isNotNull(customers.blockedAt)
  const changed = await tx
    .update(customers)
    .set({ blockedAt })
    .where(and(eq(customers.id, id), hasOtherState))
    .returning({ id: customers.id })
  return changed.length > 0
}

/** Returns and locks the customer of a session. */
export async function lockKnownCustomer(tx: Database, id: string): Promise<CustomerRow['customer']> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update')
  if (!customer) throw new Error(`The customer ${id} is not in the database.`)
  return customer
}

/** Updates a customer's name and phone number. */
export async function updatePerson(
  tx: Database,
  id: string,
  { firstName, lastName, phone }: Pick<CustomerRow['customer'], 'firstName' | 'lastName' | 'phone'>,
): Promise<void> {
  await tx.update(customers).set({ firstName, lastName, phone }).where(eq(customers.id, id))
}

/** Returns the owners of a company who can sign in. */
export function findOwners(db: Database, companyId: string): Promise<CustomerRow['customer'][]> {
  const isOwner = and(
    eq(customers.companyId, companyId),
    eq(customers.role, 'owner'),
    isNull(customers.blockedAt),
    isNull(customers.erasedAt),
  )
  return db.select().from(customers).where(isOwner).orderBy(asc(customers.id))
}

/** Returns the other customers of a company who can sign in. */
export function findColleagues(
  db: Database,
  companyId: string,
  customerId: string,
): Promise<CustomerRow['customer'][]> {
  const isColleague = and(
    eq(customers.companyId, companyId),
    ne(customers.id, customerId),
    isNull(customers.blockedAt),
    isNull(customers.erasedAt),
  )
  return db.select().from(customers).where(isColleague).orderBy(asc(customers.id))
}

/** True if a customer has this e-mail. */
export async function isCustomer(db: Database, email: string): Promise<boolean> {
  return (await db.$count(customers, isIdentifier(customers.email, email))) > 0
}

/** Creates a customer. False if the e-mail is taken. */
export async function insertCustomer(tx: Database, customer: typeof customers.$inferInsert): Promise<boolean> {
  const insertion = tx.insert(customers).values(customer).onConflictDoNothing({ target: customers.email })
  return (await insertion.returning({ id: customers.id })).length > 0
}
