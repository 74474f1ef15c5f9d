import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database'
import { applications, companies, consents, uploads } from '../../../platform/db/schema'
import { normalizedNumber } from './duplicates.repo'

/** A stored application. */
export type ApplicationRow = typeof applications.$inferSelect

/** A filter of applications. */
export interface ApplicationFilter {
  /** Any status by default. */
  status?: ApplicationRow['status']
  /** Only pending applications that wait for this side. */
  waitsFor?: 'shop' | 'applicant'
}

/**
 * Condition: the applicant was asked for more and has not answered. A later application from the same e-mail is found
 * here rather than on arrival, so that neither the response nor its duration reveals whether an e-mail is known.
 */
function waitsForApplicant(db: Database): SQL {
  const laterApplications = alias(applications, 'later')
  const sentSince = db
    .select({ id: laterApplications.id })
    .from(laterApplications)
    .where(and(eq(laterApplications.email, applications.email), gt(laterApplications.createdAt, applications.askedAt)))
  const isUnanswered = or(isNull(applications.answeredAt), lt(applications.answeredAt, applications.askedAt))
  return and(eq(applications.status, 'pending'), isNotNull(applications.askedAt), isUnanswered, not(exists(sentSince)))!
}

function matchesFilter(db: Database, { status, waitsFor }: ApplicationFilter): SQL | undefined {
  const isWaiting =
    waitsFor &&
    and(
      eq(applications.status, 'pending'),
      waitsFor === 'applicant' ? waitsForApplicant(db) : not(waitsForApplicant(db)),
    )
  return and(status && eq(applications.status, status), isWaiting)
}

/** Returns the ids of those applications that wait for the applicant. */
export async function findWaitingForApplicant(db: Database, ids: string[]): Promise<Set<string>> {
  const { id } = applications
  const rows = await db
    .select({ id })
    .from(applications)
    .where(and(inArray(id, ids), waitsForApplicant(db)))
  return new Set(rows.map((row) => row.id))
}

/** Returns applications, newest first. */
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

/** Counts the matching applications. */
export async function countApplications(db: Database, filter: ApplicationFilter): Promise<number> {
  return db.$count(applications, matchesFilter(db, filter))
}

/** Stores a question to the applicant. */
export async function saveQuestion(tx: Database, id: string, question: string, askedAt: Date): Promise<void> {
  await tx.update(applications).set({ question, askedAt }).where(eq(applications.id, id))
}

/** Returns an application. */
export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id))
  return application
}

/** Locks and returns an application. */
export async function lockApplication(tx: Database, id: string): Promise<ApplicationRow | undefined> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
  return application
}

/** A stored consent. */
export type ConsentRow = typeof consents.$inferSelect

/** Returns the consents of an application. */
export function findConsents(db: Database, applicationId: string): Promise<ConsentRow[]> {
  return db.select().from(consents).where(eq(consents.applicationId, applicationId)).orderBy(asc(consents.kind))
}

/** A stored licence. */
export type LicenseRow = typeof uploads.$inferSelect

/** Returns the licence of an application; undefined if it has none. */
export async function findLicense(db: Database, applicationId: string): Promise<LicenseRow | undefined> {
  const isItsLicense = and(eq(uploads.subjectId, applicationId), eq(uploads.kind, 'license'))
  const [license] = await db.select().from(uploads).where(isItsLicense).limit(1)
  return license
}

/** A stored company. */
export type CompanyRow = typeof companies.$inferSelect

/** Returns a company. */
export async function findCompany(db: Database, id: string): Promise<CompanyRow | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id))
  return company
}

/** Returns the companies with an organisation number in any spelling, oldest first. */
export function findCompaniesByNumber(db: Database, number: string): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(eq(normalizedNumber, number))
    .orderBy(asc(companies.createdAt), asc(companies.id))
}

/** Inserts a company. */
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
