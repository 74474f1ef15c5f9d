import { and, asc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database'
import { keyOfIdentifier } from '../../../platform/db/identifier-key'
import { applications, companies, customers } from '../../../platform/db/schema'

/** An earlier application, a customer or a company with the same e-mail or organisation number as an application. */
export interface DuplicateRow {
  /** Id of the checked application. */
  applicationId: string
  id: string
  companyName: string
  sameEmail: boolean
  sameNumber: boolean
}

const earlier = alias(applications, 'earlier')

/** `normalizeEmployerId` in SQL: stored numbers keep their original spelling. */
export const normalizedNumber = sql`regexp_replace(${companies.organisationNumber}, '[\\s-]', '', 'g')`

const no = sql<boolean>`false`
const isTrue = (condition: SQL) => sql<boolean>`coalesce(${condition}, false)`

function findEarlierApplications(db: Database, ids: string[]): Promise<DuplicateRow[]> {
  const sameEmail = eq(earlier.email, applications.email)
  const sameNumber = eq(earlier.organisationNumber, applications.organisationNumber)
  const isEarlier = or(
    lt(earlier.createdAt, applications.createdAt),
    and(eq(earlier.createdAt, applications.createdAt), lt(earlier.id, applications.id)),
  )
  return db
    .select({
      applicationId: applications.id,
      id: earlier.id,
      companyName: earlier.companyName,
      sameEmail: isTrue(sameEmail),
      sameNumber: isTrue(sameNumber),
    })
    .from(applications)
    .innerJoin(earlier, and(isEarlier, or(sameEmail, sameNumber)))
    .where(inArray(applications.id, ids))
    .orderBy(asc(earlier.createdAt), asc(earlier.id))
}

/** Excludes the customer that the application itself created. */
function findCustomers(db: Database, ids: string[]): Promise<DuplicateRow[]> {
  const isOtherCustomer = sql`${customers.id} is distinct from ${applications.customerId}`
  return db
    .select({
      applicationId: applications.id,
      id: customers.id,
      companyName: companies.name,
      sameEmail: sql<boolean>`true`,
      sameNumber: no,
    })
    .from(applications)
    .innerJoin(
      customers,
      and(sql`${keyOfIdentifier(customers.email)} = ${keyOfIdentifier(applications.email)}`, isOtherCustomer),
    )
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(inArray(applications.id, ids))
}

/** Excludes the company that the application itself created. */
function findCompanies(db: Database, ids: string[]): Promise<DuplicateRow[]> {
  const isOtherCompany = sql`${companies.id} is distinct from ${applications.companyId}`
  return db
    .select({
      applicationId: applications.id,
      id: companies.id,
      companyName: companies.name,
      sameEmail: no,
      sameNumber: sql<boolean>`true`,
    })
    .from(applications)
    .innerJoin(companies, and(eq(normalizedNumber, applications.organisationNumber), isOtherCompany))
    .where(inArray(applications.id, ids))
    .orderBy(asc(companies.createdAt), asc(companies.id))
}

/**
 * Returns earlier applications, customers and companies with the same e-mail or organisation number as the
 * applications.
 */
export async function findDuplicates(db: Database, applicationIds: string[]) {
  if (applicationIds.length === 0) return []
  const ofKind = (kind: 'application' | 'customer' | 'company') => (row: DuplicateRow) => ({ ...row, kind })
  return [
    ...(await findEarlierApplications(db, applicationIds)).map(ofKind('application')),
    ...(await findCustomers(db, applicationIds)).map(ofKind('customer')),
    ...(await findCompanies(db, applicationIds)).map(ofKind('company')),
  ]
}

/** A row with its kind. */
export type Duplicate = Awaited<ReturnType<typeof findDuplicates>>[number]
