import { and, asc, eq, exists, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { CountryCode } from '@skafferi/api'
import type { DeliveryTerms } from '@skafferi/domain/rules/delivery/delivery'
import { orderableStock } from '../../../platform/db/article-stock'
import type { Database } from '../../../platform/db/database'
import { countryOfDelivery, daysOfDelivery, isDeliverableTo } from '../../../platform/db/markets'
import { companies, customers, products, stockNotices, variants } from '../../../platform/db/schema'
import { isPublished } from '../../catalogue/shop'

type NoticeRow = typeof stockNotices.$inferSelect

const isNotice = (customerId: string, productId: string) =>
  and(eq(stockNotices.customerId, customerId), eq(stockNotices.productId, productId))

/** Returns whether the customer has requested a notice. */
export async function hasNotice(db: Database, customerId: string, productId: string): Promise<boolean> {
  return (await db.$count(stockNotices, isNotice(customerId, productId))) > 0
}

/** Returns a product for sale, and whether any variant can be delivered to the company; undefined if there is none. */
export async function findProduct(
  db: Database,
  { productId, companyId }: { productId: string; companyId: string },
  terms: DeliveryTerms,
  now: Date,
): Promise<{ title: string; country: CountryCode; deliverable: boolean } | undefined> {
  const country = countryOfDelivery(db, companyId)
  const deliverable = db
    .select({ one: sql`1` })
    .from(variants)
    .where(and(eq(variants.productId, products.id), isDeliverableTo(country, daysOfDelivery(terms, now))))
  const [row] = await db
    .select({ title: products.title, country, deliverable: sql<boolean>`${exists(deliverable)}` })
    .from(products)
    .where(and(eq(products.id, productId), isPublished(now)))
  return row
}

/** Adds a notice, unless it exists. */
export async function insertNotice(db: Database, row: NoticeRow): Promise<void> {
  await db.insert(stockNotices).values(row).onConflictDoNothing()
}

/** Deletes a notice. */
export async function deleteNotice(db: Database, customerId: string, productId: string): Promise<void> {
  await db.delete(stockNotices).where(isNotice(customerId, productId))
}

/** Deletes notices that were requested before a time. */
export async function deleteBefore(db: Database, time: Date): Promise<void> {
  await db.delete(stockNotices).where(lt(stockNotices.createdAt, time))
}

/** Number of notices that are sent at a time. */
const batchSize = 200

/**
 * Returns the notices whose article is for sale and has a variant in stock that can be delivered to the company. Those
 * of customers who cannot sign in wait.
 */
export function findDue(db: Database, terms: DeliveryTerms, now: Date) {
  const country = countryOfDelivery(db, sql<string>`${customers.companyId}`)
  const inStock = db
    .select({ one: sql`1` })
    .from(variants)
    .where(
      and(
        eq(variants.productId, products.id),
        sql`${orderableStock} > 0`,
        isDeliverableTo(country, daysOfDelivery(terms, now)),
      ),
    )
  return db
    .select({
      notice: stockNotices,
      title: products.title,
      customer: { email: customers.email, firstName: customers.firstName, locale: customers.locale },
    })
    .from(stockNotices)
    .innerJoin(products, eq(products.id, stockNotices.productId))
    .innerJoin(customers, eq(customers.id, stockNotices.customerId))
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(
      and(
        isPublished(now),
        isNull(customers.blockedAt),
        isNull(companies.blockedAt),
        isNotNull(companies.approvedAt),
        exists(inStock),
      ),
    )
    .orderBy(asc(stockNotices.createdAt))
    .limit(batchSize)
}
