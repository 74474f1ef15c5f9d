import { and, asc, count, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { newId } from '../../../platform/db/ids'
import { orderLimits, stockOfVariant } from '../../../platform/db/article-stock'
import { limitsOfProduct } from '../../../platform/db/markets'
import { prepared, type Value } from '../../../platform/db/prepared'
import { cartItems, carts, companies, customers, orders, products, variants } from '../../../platform/db/schema'
import type { Session } from '../../../platform/http/handler'
import { isPriced, priceColumns, priceParameters, type PriceContext } from '../../pricing'

/** A cart without its lines. */
export type CartRow = typeof carts.$inferSelect

function isOpenOf(companyId: Value<string>) {
  return and(eq(carts.companyId, companyId), eq(carts.status, 'open'))
}

/** A cart with the first name of the author of its version. */
export type OpenCart = CartRow & { versionByName: string | null }

const openCartOf = prepared(['companyId'], (db, { companyId }) =>
  db
    .select({ cart: carts, versionByName: customers.firstName })
    .from(carts)
    .leftJoin(customers, eq(customers.id, carts.versionBy))
    .where(isOpenOf(companyId)),
)

/** Finds the company's open cart; undefined if there is none. */
export async function findOpenCart(db: Database, companyId: string): Promise<OpenCart | undefined> {
  const [row] = await openCartOf(db, { companyId })
  return row && { ...row.cart, versionByName: row.versionByName }
}

/**
 * Raises the version of a cart.
 * @param by author of the change; null for the shop
 * @returns the version; undefined if a concurrent request has raised it, or ordered the cart, since it was read
 */
export async function raiseVersion(
  db: Database,
  { id, version }: CartRow,
  versionHash: string,
  by: string | null,
): Promise<number | undefined> {
  const [raised] = await db
    .update(carts)
    .set({ version: version + 1, versionHash, versionBy: by })
    .where(and(eq(carts.id, id), eq(carts.version, version), eq(carts.status, 'open')))
    .returning({ version: carts.version })
  return raised?.version
}

/** Finds the open cart and locks it until the transaction ends. */
export async function lockOpenCart(tx: Database, companyId: string): Promise<CartRow | undefined> {
  const [cart] = await tx.select().from(carts).where(isOpenOf(companyId)).for('update')
  return cart
}

/**
 * Returns a starting address for a company's cart: its default address, otherwise that of its last order. Orders of
 * erased persons no longer have one.
 */
function knownAddress(tx: Database, companyId: string, kind: 'Shipping' | 'Billing'): SQL {
  const ofCompany = tx
    .select({ address: companies[`default${kind}Address`] })
    .from(companies)
    .where(eq(companies.id, companyId))
  const ofLastOrder = tx
    .select({ address: kind === 'Shipping' ? orders.shippingAddress : orders.billingAddress })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.companyId, companyId), isNull(customers.erasedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.displayId))
    .limit(1)
  return sql`coalesce((${ofCompany}), (${ofLastOrder}))`
}

/** Creates a cart with the company's known addresses, unless a concurrent request has created one. */
export async function insertCart(tx: Database, { company, customer }: Session, now: Date): Promise<void> {
  await tx
    .insert(carts)
    .values({
      id: newId('cart', now),
      companyId: company.id,
      customerId: customer.id,
      currencyCode: company.currency,
      createdAt: now,
      shippingAddress: knownAddress(tx, company.id, 'Shipping'),
      billingAddress: knownAddress(tx, company.id, 'Billing'),
    })
    .onConflictDoNothing({ target: carts.companyId, where: sql`status = 'open'` })
}

/** Gives an open cart an address that it lacks. */
export async function fillAddress(
  db: Database,
  cartId: string,
  column: 'shippingAddress' | 'billingAddress',
  values: Partial<Pick<CartRow, 'shippingAddress' | 'billingAddress' | 'receptionHours'>>,
): Promise<void> {
  await db
    .update(carts)
    .set(values)
    .where(and(eq(carts.id, cartId), eq(carts.status, 'open'), isNull(carts[column])))
}

/** SQL condition: the row's product can still be bought. */
export function isForSale(now: Value<Date>) {
  return sql<boolean>`coalesce(${and(lte(products.publishedAt, now), isNull(products.archivedAt))}, false)`
}

/** Columns for the name of an article. */
const articleFacts = {
  productTitle: products.title,
  variantTitle: variants.title,
  strengthMg: variants.strengthMg,
  netContent: variants.netContent,
  unit: variants.unit,
}

const linesOf = prepared(['cartId', ...priceParameters], (db, { cartId, ...prices }) =>
  db
    .select({
      id: cartItems.id,
      quantity: cartItems.quantity,
      productId: products.id,
      ...articleFacts,
      taxClass: products.taxClass,
      ageLimit: products.ageLimit,
      limits: limitsOfProduct,
      forSale: isForSale(prices.now),
      variantId: variants.id,
      sku: variants.sku,
      cartonSize: variants.cartonSize,
      ...orderLimits,
      ...stockOfVariant,
      thumbnail: sql<string | null>`coalesce(${variants.stamp}, ${variants.thumbnail}, ${products.thumbnail})`,
      ...priceColumns(db, prices),
    })
    .from(cartItems)
    .innerJoin(variants, eq(variants.id, cartItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.position)),
)

/** Returns the lines of a cart in the order they were added, with the data for their prices. */
export function findLines(db: Database, cartId: string, prices: PriceContext) {
  return linesOf(db, { cartId, ...prices })
}

/** A line of a cart with the data for its price. */
export type LineRow = Awaited<ReturnType<typeof findLines>>[number]

const lineCountOf = prepared(['companyId'], (db, { companyId }) =>
  db
    .select({ count: count() })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(isOpenOf(companyId)),
)

/** Returns the number of lines in the company's open cart. */
export async function countLines(db: Database, companyId: string): Promise<number> {
  const [row] = await lineCountOf(db, { companyId })
  return row?.count ?? 0
}

/** Returns the number of lines in a cart. */
export function countLinesOf(tx: Database, cartId: string): Promise<number> {
  return tx.$count(cartItems, eq(cartItems.cartId, cartId))
}

/** Condition: the variant can be bought, as far as the country of delivery and its stock allow. */
export function isBuyable(prices: PriceContext) {
  return sql<boolean>`(${isForSale(prices.now)} and ${isPriced(prices)})`
}

/** Finds the requested variants with the data that determines whether they can be added to a cart. */
export function findAddable(db: Database, cartId: string, variantIds: readonly string[], prices: PriceContext) {
  return db
    .select({
      variantId: variants.id,
      ...articleFacts,
      buyable: isBuyable(prices),
      limits: limitsOfProduct,
      ...orderLimits,
      inCart: sql<number>`coalesce(${cartItems.quantity}, 0)`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(cartItems, and(eq(cartItems.variantId, variants.id), eq(cartItems.cartId, cartId)))
    .where(inArray(variants.id, [...variantIds]))
}

/** Sets the quantities of variants in a cart; new variants are appended as lines. */
export async function upsertLines(
  tx: Database,
  cartId: string,
  lines: readonly { variantId: string; quantity: number }[],
  now: Date,
): Promise<void> {
  await tx
    .insert(cartItems)
    .values(lines.map((line) => ({ id: newId('item', now), cartId, ...line })))
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.variantId],
      set: { quantity: sql`excluded.quantity` },
    })
}

/** Returns a line of a cart with its stock. */
export async function findLine(tx: Database, cartId: string, itemId: string) {
  const [line] = await tx
    .select({
      id: cartItems.id,
      quantity: cartItems.quantity,
      variantId: variants.id,
      ...articleFacts,
      ...orderLimits,
    })
    .from(cartItems)
    .innerJoin(variants, eq(variants.id, cartItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)))
  return line
}

/** Sets the quantity of a line. */
export async function updateLine(tx: Database, itemId: string, quantity: number): Promise<void> {
  await tx.update(cartItems).set({ quantity }).where(eq(cartItems.id, itemId))
}

/**
 * Removes lines of a cart; lines of other carts are ignored.
 * @returns the number of removed lines
 */
export async function deleteLines(tx: Database, cartId: string, itemIds: readonly string[]): Promise<number> {
  const condition = and(eq(cartItems.cartId, cartId), inArray(cartItems.id, [...itemIds]))
  const removed = await tx.delete(cartItems).where(condition).returning({ id: cartItems.id })
  return removed.length
}
