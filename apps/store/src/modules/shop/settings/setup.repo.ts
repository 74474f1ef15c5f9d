import { and, eq, inArray, isNotNull, isNull, lte, ne, notInArray } from 'drizzle-orm'
import { testCompanyId } from '@skafferi/domain/rules/registration/test-company'
import type { LegalKind } from '@skafferi/domain/rules/legal/legal-text'
import type { Database } from '../../../platform/db/database'
import { companies, customers, legalTexts, products, sampleData } from '../../../platform/db/schema'

const isPublished = (now: Date) => and(isNull(products.archivedAt), lte(products.publishedAt, now))
const sampleIds = (db: Database) => db.select({ id: sampleData.id }).from(sampleData)

/** True if a product of the seller's own is published. */
export async function hasPublishedProduct(db: Database, now: Date): Promise<boolean> {
  const isOwn = notInArray(products.id, sampleIds(db))
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isPublished(now), isOwn))
    .limit(1)
  return found.length > 0
}

/** Counts the published products of the sample data. */
export const countSampleProducts = (db: Database, now: Date): Promise<number> =>
  db.$count(products, and(isPublished(now), inArray(products.id, sampleIds(db))))

export const hasSampleData = async (db: Database): Promise<boolean> => (await db.$count(sampleData)) > 0

/** The kinds of legal texts that are published. */
export async function findPublishedKinds(db: Database): Promise<LegalKind[]> {
  const published = await db.selectDistinct({ kind: legalTexts.kind }).from(legalTexts)
  return published.map(({ kind }) => kind)
}

/** True if a person of an approved company has an account; the operators' test company is not one. */
export async function hasCustomer(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(and(isNotNull(companies.approvedAt), ne(companies.id, testCompanyId), isNull(customers.erasedAt)))
    .limit(1)
  return found.length > 0
}
