import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { stars, type ReviewSort } from '@skafferi/domain/rules/reviews/reviews'
import type { Database } from '../../../platform/db/database'
import { companies, customers, products, reviews } from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'
import { isPublished } from '../../catalogue/shop'

export type ReviewRow = typeof reviews.$inferSelect
export type ReviewStatus = ReviewRow['status']

function isForSale(productId: string, now: Date) {
  return and(eq(products.id, productId), isPublished(now))
}

function isApprovedOf(productId: string) {
  return and(eq(reviews.productId, productId), eq(reviews.status, 'approved'))
}

/** Number of reviews for each rating, in order. */
const counts = stars.map((rating) => sql`count(*) filter (where ${reviews.rating} = ${rating})`)

/** Returns the rating of a product from its approved reviews; undefined if it is not for sale. */
export async function findFigures(db: Database, productId: string, now: Date) {
  const [figures] = await db
    .select({
      average: sql<number | null>`round(avg(${reviews.rating}), 1)`.mapWith(Number),
      count: count(reviews.id),
      counts: sql<number[]>`json_build_array(${sql.join(counts, sql`, `)})`,
    })
    .from(products)
    .leftJoin(reviews, isApprovedOf(productId))
    .where(isForSale(productId, now))
    .groupBy(products.id)
  return figures
}

/** True if the product can be reviewed. */
export async function isReviewable(tx: Database, productId: string, now: Date): Promise<boolean> {
  return (await tx.$count(products, isForSale(productId, now))) > 0
}

/** Sort order and filter of a product's reviews. */
export interface ReviewFilter {
  sort: ReviewSort
  /** Only reviews with this number of stars; undefined for all. */
  rating: number | undefined
}

/** The primary sort key; reviews with equal stars are sorted newest first. */
const primarySort = { newest: [], highest: [desc(reviews.rating)], lowest: [asc(reviews.rating)] } as const

/** Returns a page of approved reviews. */
export function findApproved(
  db: Database,
  productId: string,
  { sort, rating }: ReviewFilter,
  { limit, offset }: Page,
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(isApprovedOf(productId), rating === undefined ? undefined : eq(reviews.rating, rating)))
    .orderBy(...primarySort[sort], desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
}

/** Locks a customer until the end of the transaction, so that only one review is added at a time. */
export async function lockReviewer(tx: Database, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
}

/** True if the customer has an approved or pending review of the product. */
export async function hasReviewed(tx: Database, customerId: string, productId: string): Promise<boolean> {
  const ofCustomer = and(eq(reviews.customerId, customerId), eq(reviews.productId, productId))
  return (await tx.$count(reviews, and(ofCustomer, ne(reviews.status, 'rejected')))) > 0
}

export async function insertReview(tx: Database, row: ReviewRow): Promise<void> {
  await tx.insert(reviews).values(row)
}

const selectForOperator = (db: Database) =>
  db
    .select({ review: reviews, productTitle: products.title, companyName: companies.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(customers, eq(customers.id, reviews.customerId))
    .leftJoin(companies, eq(companies.id, customers.companyId))

/** Returns reviews by status, oldest first, with product title and author's company. */
export function findByStatus(db: Database, status: ReviewStatus, limit: number, offset = 0) {
  return selectForOperator(db)
    .where(eq(reviews.status, status))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset(offset)
}

/** Counts reviews by status. */
export const countByStatus = (db: Database, status: ReviewStatus): Promise<number> =>
  db.$count(reviews, eq(reviews.status, status))

/** Returns a review with product title and author's company; undefined if it does not exist. */
export async function findReview(db: Database, id: string) {
  const [found] = await selectForOperator(db).where(eq(reviews.id, id))
  return found
}

/** A review for an operator. */
export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>

/** Decides on a pending review; false if it is not pending or does not exist. */
export async function decide(tx: Database, id: string, status: ReviewStatus): Promise<boolean> {
  const decided = await tx
    .update(reviews)
    .set({ status })
    .where(and(eq(reviews.id, id), eq(reviews.status, 'pending')))
    .returning({ id: reviews.id })
  return decided.length > 0
}
