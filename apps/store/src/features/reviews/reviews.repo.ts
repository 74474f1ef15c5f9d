import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { stars, type ReviewSort } from '@skafferi/domain/reviews/reviews.rules'
import type { Database } from '../../db/database'
import { companies, customers, products, reviews } from '../../db/schema'
import type { Page } from '../../http/handler'
import { isPublished } from '../catalog'

/** A review with all that is stored of it. */
export type ReviewRow = typeof reviews.$inferSelect
/** Where a review stands. */
export type ReviewStatus = ReviewRow['status']

function isForSale(productId: string, now: Date) {
  return and(eq(products.id, productId), isPublished(now))
}

function isApprovedOf(productId: string) {
  return and(eq(reviews.productId, productId), eq(reviews.status, 'approved'))
}

/** How often each of the stars was given, in their order. */
const counts = stars.map((rating) => sql`count(*) filter (where ${reviews.rating} = ${rating})`)

/** The figures over all approved reviews of a product; undefined where it is not for sale. */
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

/** Whether a product can be reviewed. */
export async function isReviewable(tx: Database, productId: string, now: Date): Promise<boolean> {
  return (await tx.$count(products, isForSale(productId, now))) > 0
}

/** Which reviews of a product are asked for. */
export interface WantedReviews {
  sort: ReviewSort
  /** Only those of so many stars; undefined for all. */
  rating: number | undefined
}

/** What comes first; of as many stars, the newest. */
const firstBy = { newest: [], highest: [desc(reviews.rating)], lowest: [asc(reviews.rating)] } as const

/** One page of the approved reviews. */
export function findApproved(
  db: Database,
  productId: string,
  { sort, rating }: WantedReviews,
  { limit, offset }: Page,
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(isApprovedOf(productId), rating === undefined ? undefined : eq(reviews.rating, rating)))
    .orderBy(...firstBy[sort], desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
}

/** Keeps the customer from filing another review until the transaction ends. */
export async function lockReviewer(tx: Database, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
}

/** Whether the customer's word on the product is shown, or waits to be. */
export async function hasReviewed(tx: Database, customerId: string, productId: string): Promise<boolean> {
  const ofCustomer = and(eq(reviews.customerId, customerId), eq(reviews.productId, productId))
  return (await tx.$count(reviews, and(ofCustomer, ne(reviews.status, 'rejected')))) > 0
}

/** Files a review. */
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

/** Reviews in a state, oldest first, each with its product's title and its author's company. */
export function findByStatus(db: Database, status: ReviewStatus, limit: number, offset = 0) {
  return selectForOperator(db)
    .where(eq(reviews.status, status))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset(offset)
}

/** How many reviews are in a state. */
export const countByStatus = (db: Database, status: ReviewStatus): Promise<number> =>
  db.$count(reviews, eq(reviews.status, status))

/** A review with its product's title and its author's company; undefined where there is none of that id. */
export async function findReview(db: Database, id: string) {
  const [found] = await selectForOperator(db).where(eq(reviews.id, id))
  return found
}

/** A review for an operator. */
export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>

/** Decides about a review that is pending; false where there is none of that id. */
export async function decide(tx: Database, id: string, status: ReviewStatus): Promise<boolean> {
  const decided = await tx
    .update(reviews)
    .set({ status })
    .where(and(eq(reviews.id, id), eq(reviews.status, 'pending')))
    .returning({ id: reviews.id })
  return decided.length > 0
}
