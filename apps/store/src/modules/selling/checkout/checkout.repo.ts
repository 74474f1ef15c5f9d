import type { ArticleStock } from '@skafferi/domain/rules/catalogue/stock'
import { toReferenceRow, type References } from '@skafferi/domain/rules/checkout/references'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database'
import { stockOfVariant } from '../../../platform/db/article-stock'
import { insertRows } from '../../../platform/db/insert-rows'
import {
  cartItems,
  cartPromotions,
  carts,
  companies,
  orderItems,
  orderPromotions,
  orders,
  promotions,
  variants,
  type OrderBuyer,
} from '../../../platform/db/schema'
import type { CartRow } from '../cart'

/**
 * Returns a condition: the column is one of the texts. They are sent as one parameter, because PostgreSQL allows
 * 65,535.
 */
function isOneOf(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} in (select json_array_elements_text(${JSON.stringify(texts)}::json))`
}

/** An address on the cart. */
export type AddressColumn = 'shippingAddress' | 'billingAddress'

/** Sets one of the cart's two addresses. */
export async function updateAddress(
  tx: Database,
  cartId: string,
  column: AddressColumn,
  address: NonNullable<CartRow[AddressColumn]>,
): Promise<void> {
  await tx
    .update(carts)
    .set({ [column]: address })
    .where(eq(carts.id, cartId))
}

/** Makes an address the company's default if it has none yet. */
export async function storeAddress(
  tx: Database,
  companyId: string,
  column: AddressColumn,
  address: NonNullable<CartRow[AddressColumn]>,
): Promise<void> {
  const name = column === 'shippingAddress' ? 'defaultShippingAddress' : 'defaultBillingAddress'
  await tx
    .update(companies)
    .set({ [name]: address })
    .where(and(eq(companies.id, companyId), isNull(companies[name])))
}

/** Saves references on the cart; omitted ones are unchanged. */
export async function updateReferences(tx: Database, cartId: string, changes: Partial<References>): Promise<void> {
  const columns = toReferenceRow(changes)
  if (Object.keys(columns).length > 0) await tx.update(carts).set(columns).where(eq(carts.id, cartId))
}

/** Finds a cart of the company and locks it; concurrent orders of the same cart wait. */
export async function lockCart(tx: Database, companyId: string, cartId: string): Promise<CartRow | undefined> {
  const where = and(eq(carts.id, cartId), eq(carts.companyId, companyId))
  const [cart] = await tx.select().from(carts).where(where).for('update')
  return cart
}

/** Returns the variants of a cart to be ordered, without a lock; they can change until the order is placed. */
export async function findVariantIds(db: Database, companyId: string, cartId: string | undefined): Promise<string[]> {
  const condition = cartId === undefined ? eq(carts.status, 'open') : eq(carts.id, cartId)
  const rows = await db
    .select({ variantId: cartItems.variantId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(eq(carts.companyId, companyId), condition))
  return rows.map(({ variantId }) => variantId)
}

/** Identifies a placed order. */
export interface PlacedOrder {
  order_id: string
  display_id: number
}

const placedOrder = { order_id: orders.id, display_id: orders.displayId }

/** Returns the order placed from a cart; undefined while the cart is open. */
export async function findOrderOfCart(tx: Database, cartId: string): Promise<PlacedOrder | undefined> {
  const [order] = await tx.select(placedOrder).from(orders).where(eq(orders.cartId, cartId))
  return order
}

/** Returns the company's latest order, if its cart was completed since a time. */
export async function findLatestOrder(tx: Database, companyId: string, since: Date): Promise<PlacedOrder | undefined> {
  const [order] = await tx
    .select(placedOrder)
    .from(carts)
    .innerJoin(orders, eq(orders.cartId, carts.id))
    .where(and(eq(carts.companyId, companyId), eq(carts.status, 'completed'), gte(carts.completedAt, since)))
    .orderBy(desc(carts.completedAt))
    .limit(1)
  return order
}

/** Closes a cart that was ordered. */
export async function markCompleted(tx: Database, cartId: string, now: Date): Promise<void> {
  await tx.update(carts).set({ status: 'completed', completedAt: now }).where(eq(carts.id, cartId))
}

/**
 * Locks variants until the end of the transaction and returns their stock by id. They are locked in the order of their
 * ids, so that two orders with the same lines in opposite order do not deadlock.
 */
export async function lockStock(tx: Database, variantIds: readonly string[]): Promise<Map<string, ArticleStock>> {
  // Weaker than "for update", so that carts that refer to the variants can be filled concurrently.
  const rows = await tx
    .select({ id: variants.id, ...stockOfVariant })
    .from(variants)
    .where(isOneOf(variants.id, variantIds))
    .orderBy(variants.id)
    .for('no key update')
  return new Map(rows.map(({ id, ...stock }) => [id, stock]))
}

/**
 * Locks the limited codes of a cart until the transaction ends, so that their counts stay correct until the order is
 * saved. Locked in the order of their ids, as stock is.
 */
export async function lockPromotions(tx: Database, cartId: string): Promise<void> {
  const onCart = tx
    .select({ id: cartPromotions.promotionId })
    .from(cartPromotions)
    .where(eq(cartPromotions.cartId, cartId))
  const isLimited = or(isNotNull(promotions.usageLimit), isNotNull(promotions.usageLimitPerCompany))
  // Weaker than "for update", so that carts that refer to the codes can be filled concurrently.
  await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(inArray(promotions.id, onCart), isLimited))
    .orderBy(asc(promotions.id))
    .for('no key update')
}

/** Returns the billed company. */
export async function findBuyer(tx: Database, companyId: string): Promise<OrderBuyer> {
  const [buyer] = await tx
    .select({ name: companies.name, organisationNumber: companies.organisationNumber, vatId: companies.vatId })
    .from(companies)
    .where(eq(companies.id, companyId))
  return buyer!
}

/** Lines inserted per statement; other requests are processed in between. */
const linesPerStatement = 1_000

/** Inserts an order with its lines; returns its number. */
export async function insertOrder(
  tx: Database,
  order: typeof orders.$inferInsert,
  items: (typeof orderItems.$inferInsert)[],
): Promise<PlacedOrder> {
  const [placed] = await tx.insert(orders).values(order).returning(placedOrder)
  if (!placed) throw new Error('The database did not return the new order.')
  for (let from = 0; from < items.length; from += linesPerStatement)
    await insertRows(tx, orderItems, items.slice(from, from + linesPerStatement))
  return placed
}

/** Inserts the promo codes of an order. */
export async function insertOrderPromotions(
  tx: Database,
  rows: (typeof orderPromotions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(orderPromotions).values(rows)
}
