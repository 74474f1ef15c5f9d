import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database'
import { applications, companies, consents, uploads } from '../../db/schema'
import { bareNumber } from './duplicates.repo'

/** An application as stored. */
export type ApplicationRow = typeof applications.$inferSelect

/** Which applications to list. */
export interface ApplicationFilter {
  /** Of any status by default. */
  status?: ApplicationRow['status']
  /** Only pending ones that wait for them. */
  waitsFor?: 'shop' | 'applicant'
}

/**
 * True if the applicant was asked for more and has not answered. A later application from the same e-mail is found here
 * rather than on arrival, so that neither the response nor its duration reveals whether an e-mail is known.
 */
function isAsked(db: Database): SQL {
  const later = alias(applications, 'later')
  const sentSince = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.email, applications.email), gt(later.createdAt, applications.askedAt)))
  const isUnanswered = or(isNull(applications.answeredAt), lt(applications.answeredAt, applications.askedAt))
  return and(eq(applications.status, 'pending'), isNotNull(applications.askedAt), isUnanswered, not(exists(sentSince)))!
}

function matchesFilter(db: Database, { status, waitsFor }: ApplicationFilter): SQL | undefined {
  const waits =
    waitsFor && and(eq(applications.status, 'pending'), waitsFor === 'applicant' ? isAsked(db) : not(isAsked(db)))
  return and(status && eq(applications.status, status), waits)
}

/** Which of some applications wait for their applicants. */
export async function findAsked(db: Database, ids: string[]): Promise<Set<string>> {
  const { id } = applications
  const rows = await db
    .select({ id })
    .from(applications)
    .where(and(inArray(id, ids), isAsked(db)))
  return new Set(rows.map((row) => row.id))
}

/** Finds applications, the newest first. */
export function findApplications(
  db: Database,
  filter: ApplicationFilter,
  limit: number,
  offset = 0,
): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(matchesFilter(db, filter))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit)
    .offset(offset)
}

/** How many applications there are. */
export async function countApplications(db: Database, filter: ApplicationFilter): Promise<number> {
  return db.$count(applications, matchesFilter(db, filter))
}

/** Stores the question to an applicant, whose answer is then awaited. */
export async function ask(tx: Database, id: string, question: string, askedAt: Date): Promise<void> {
  await tx.update(applications).set({ question, askedAt }).where(eq(applications.id, id))
}

/** Finds an application. */
export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id))
  return application
}

/** Finds an application and locks it until the transaction ends. */
export async function lockApplication(tx: Database, id: string): Promise<ApplicationRow | undefined> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
  return application
}

/** Something that was agreed to. */
export type ConsentRow = typeof consents.$inferSelect

/** Returns the consents of an application. */
export function findConsents(db: Database, applicationId: string): Promise<ConsentRow[]> {
  return db.select().from(consents).where(eq(consents.applicationId, applicationId)).orderBy(asc(consents.kind))
}

/** A file as stored. */
export type LicenseRow = typeof uploads.$inferSelect

/** Finds the licence of an application; undefined if it has none. */
export async function findLicense(db: Database, applicationId: string): Promise<LicenseRow | undefined> {
  const isTheirs = and(eq(uploads.subjectId, applicationId), eq(uploads.kind, 'license'))
  const [license] = await db.select().from(uploads).where(isTheirs).limit(1)
  return license
}

/** A company as stored. */
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

/** A decision on an application. */
export type Decision = Pick<ApplicationRow, 'status' | 'decidedAt'> &
  Partial<Pick<ApplicationRow, 'reason' | 'companyId' | 'customerId'>>

/** Stores a decision on an application. */
export async function decide(tx: Database, id: string, decision: Decision): Promise<void> {
  await tx.update(applications).set(decision).where(eq(applications.id, id))
}
