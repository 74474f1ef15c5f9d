import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { applications, companies, consents, customers, uploads } from '../../db/schema'
import { bareNumber } from './duplicates.repo'

/** An application as it is stored. */
export type ApplicationRow = typeof applications.$inferSelect

/** Finds applications of one status, or of any, the newest first. */
export function findApplications(
  db: Database,
  status: ApplicationRow['status'] | undefined,
  limit: number,
  offset = 0,
): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(status && eq(applications.status, status))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit)
    .offset(offset)
}

/** How many applications there are of one status, or of any. */
export async function countApplications(db: Database, status: ApplicationRow['status'] | undefined): Promise<number> {
  return db.$count(applications, status && eq(applications.status, status))
}

/** Finds an application. */
export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id))
  return application
}

/** Finds an application and keeps others from deciding about it until the transaction ends. */
export async function lockApplication(tx: Database, id: string): Promise<ApplicationRow | undefined> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
  return application
}

/** Something that was agreed to. */
export type ConsentRow = typeof consents.$inferSelect

/** What was agreed to with an application. */
export function findConsents(db: Database, applicationId: string): Promise<ConsentRow[]> {
  return db.select().from(consents).where(eq(consents.applicationId, applicationId)).orderBy(asc(consents.kind))
}

/** A file as it is filed. */
export type LicenseRow = typeof uploads.$inferSelect

/** The licence of an application; undefined where it has none. */
export async function findLicense(db: Database, applicationId: string): Promise<LicenseRow | undefined> {
  const isTheirs = and(eq(uploads.subjectId, applicationId), eq(uploads.kind, 'license'))
  const [license] = await db.select().from(uploads).where(isTheirs).limit(1)
  return license
}

/** A company as it is stored. */
export type CompanyRow = typeof companies.$inferSelect

/** Finds a company. */
export async function findCompany(db: Database, id: string): Promise<CompanyRow | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id))
  return company
}

/** Finds the companies with an organisation number, however they write it, the oldest first. */
export function findCompaniesByNumber(db: Database, number: string): Promise<CompanyRow[]> {
  return db.select().from(companies).where(eq(bareNumber, number)).orderBy(asc(companies.createdAt), asc(companies.id))
}

/** Makes a company. */
export async function insertCompany(tx: Database, company: typeof companies.$inferInsert): Promise<void> {
  await tx.insert(companies).values(company)
}

/** Whether a customer has an e-mail. */
export async function isCustomer(db: Database, email: string): Promise<boolean> {
  return (await db.$count(customers, eq(customers.email, email))) > 0
}

/** Makes a customer. False where somebody has the e-mail already. */
export async function insertCustomer(tx: Database, customer: typeof customers.$inferInsert): Promise<boolean> {
  const insertion = tx.insert(customers).values(customer).onConflictDoNothing({ target: customers.email })
  return (await insertion.returning({ id: customers.id })).length > 0
}

/** What is decided about an application. */
export type Decision = Pick<ApplicationRow, 'status' | 'decidedAt'> &
  Partial<Pick<ApplicationRow, 'reason' | 'companyId' | 'customerId'>>

/** Files what was decided about an application. */
export async function decide(tx: Database, id: string, decision: Decision): Promise<void> {
  await tx.update(applications).set(decision).where(eq(applications.id, id))
}
