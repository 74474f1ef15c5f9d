import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { prepared, type Value } from '../../../platform/db/prepared'
import { cartPromotions, orderPromotions, promotions } from '../../../platform/db/schema'

/** The number of orders with the row's code, of all companies or of one; for queries that select from promotions. */
export function timesUsed(db: Database, companyId?: Value<string>): SQL<number> {
  const ofCompany = companyId === undefined ? undefined : eq(orderPromotions.companyId, companyId)
  const uses = db
    .select({ count: count() })
    .from(orderPromotions)
    .where(and(eq(orderPromotions.promotionId, promotions.id), ofCompany))
  return sql`(${uses})`.mapWith(Number)
}

const promotionsOf = prepared(['cartId', 'companyId'], (db, { cartId, companyId }) =>
  db
    .select({
      id: promotions.id,
      code: promotions.code,
      type: promotions.type,
      value: promotions.value,
      currencyCode: promotions.currencyCode,
      endsAt: promotions.endsAt,
      minimum: promotions.minimum,
      usageLimit: promotions.usageLimit,
      usageLimitPerCompany: promotions.usageLimitPerCompany,
      timesUsed: timesUsed(db),
      timesUsedByCompany: timesUsed(db, companyId),
      position: cartPromotions.position,
    })
    .from(cartPromotions)
    .innerJoin(promotions, eq(promotions.id, cartPromotions.promotionId))
    .where(eq(cartPromotions.cartId, cartId))
    .orderBy(asc(cartPromotions.position)),
)

/** Finds the codes of a cart in the order they were added, with the data that determines whether they apply. */
export function findCartPromotions(db: Database, cartId: string, companyId: string) {
  return promotionsOf(db, { cartId, companyId })
}

/** A code on a cart. */
export type CartPromotionRow = Awaited<ReturnType<typeof findCartPromotions>>[number]
