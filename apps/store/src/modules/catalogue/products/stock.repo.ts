import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { gtinDigits, gtinForms } from '@skafferi/domain/rules/catalogue/gtin'
import { initialLowStock } from '@skafferi/domain/rules/settings/seller-settings'
import { lowStockOfShop } from '../../../platform/db/article-stock'
import { actorJoins, actorName } from '../../../platform/db/actors'
import type { Database } from '../../../platform/db/database'
import { keyOfIdentifier } from '../../../platform/db/identifier-key'
import {
  apiKeys,
  companies,
  operators,
  orderItems,
  orders,
  products,
  shipmentLines,
  stockMovements,
  variants,
} from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'

const lockedArticle = {
  id: variants.id,
  productId: variants.productId,
  sku: variants.sku,
  title: products.title,
  stock: variants.inventoryQuantity,
  availableFrom: variants.availableFrom,
}

/** Finds an article by its SKU, by its exact spelling if several match, and locks it as orders do. */
export async function lockArticle(tx: Database, sku: string) {
  const [found] = await tx
    .select(lockedArticle)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`${keyOfIdentifier(variants.sku)} = identifier_key(${sku})`)
    .orderBy(desc(eq(variants.sku, sku)), asc(variants.id))
    .limit(1)
    .for('no key update', { of: variants })
  return found
}

/** Finds the articles that have a GTIN, in any of its lengths, by the text as it was given. */
async function findByGtin(tx: Database, texts: readonly string[]): Promise<Map<string, string[]>> {
  const forms = texts.map((text) => ({ text, gtins: gtinForms(gtinDigits(text)) }))
  const given = forms.flatMap(({ gtins }) => gtins)
  if (given.length === 0) return new Map()
  const rows = await tx
    .select({ id: variants.id, gtin: variants.gtin })
    .from(variants)
    .where(inArray(variants.gtin, given))
  return new Map(
    forms.map(({ text, gtins }) => [text, rows.flatMap(({ id, gtin }) => (gtins.includes(gtin ?? '') ? [id] : []))]),
  )
}

/**
 * Finds articles by their SKUs as `lockArticle` does, or by their GTINs, and locks them. Undefined if there is none,
 * `several` if a GTIN is that of several articles.
 */
export async function lockArticles(
  tx: Database,
  skus: readonly string[],
): Promise<(LockedArticle | 'several' | undefined)[]> {
  const rows = JSON.stringify(skus.map((sku, at) => ({ sku, at })))
  const given = sql`json_to_recordset(${rows}::json) as given(sku text, at int)`
  const matches = (await tx.execute(sql`
    select distinct on (given.at) given.at, ${variants.id} as id
    from ${given} join ${variants} on ${keyOfIdentifier(variants.sku)} = identifier_key(given.sku)
    order by given.at, ${variants.sku} = given.sku desc, ${variants.id}`)) as { rows: { at: number; id: string }[] }
  const idAt = new Map(matches.rows.map(({ at, id }) => [at, id]))
  const severalAt = new Set<number>()
  const byGtin = await findByGtin(
    tx,
    skus.filter((_, at) => !idAt.has(at)),
  )
  for (const [at, sku] of skus.entries()) {
    const [id, second] = idAt.has(at) ? [] : (byGtin.get(sku) ?? [])
    if (second !== undefined) severalAt.add(at)
    else if (id !== undefined) idAt.set(at, id)
  }
  const locked = await tx
    .select(lockedArticle)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...idAt.values()]))
    // In the order in which others lock them.
    .orderBy(asc(variants.id))
    .for('no key update', { of: variants })
  const byId = new Map(locked.map((article) => [article.id, article]))
  return skus.map((_, at) => (severalAt.has(at) ? 'several' : byId.get(idAt.get(at) ?? '')))
}

/** An article with its stock, locked. */
export type LockedArticle = NonNullable<Awaited<ReturnType<typeof lockArticle>>>

/** Returns the current stock of articles, by id. */
export async function readStocks(tx: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: variants.id, stock: variants.inventoryQuantity })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Sets the first day of dispatch of pieces that are not in stock. */
export async function updateAvailableFrom(
  tx: Database,
  { id, productId }: Pick<LockedArticle, 'id' | 'productId'>,
  availableFrom: string | null,
  changedAt: Date,
): Promise<void> {
  await tx.update(variants).set({ availableFrom }).where(eq(variants.id, id))
  await tx.update(products).set({ changedAt }).where(eq(products.id, productId))
}

/** Sums the pieces that orders have taken from stock and that are still to ship, by product or variant. */
async function sumReserved(
  db: Database,
  productIds: readonly string[],
  by: typeof orderItems.productId | typeof orderItems.variantId,
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map()
  const taken = sql`coalesce(${orderItems.reservedQuantity}, ${orderItems.quantity})`
  const shipped = sql`(
    select coalesce(sum(${shipmentLines.quantity}), 0) from ${shipmentLines}
    where ${shipmentLines.orderItemId} = ${orderItems.id}
  )`
  const closed = sql`coalesce(${orderItems.closedQuantity}, 0)`
  const waiting = sql`coalesce(${orderItems.backorderedQuantity}, 0)`
  const toShip = sql`${orderItems.quantity} - ${closed} - ${waiting} - ${shipped}`
  const rows = await db
    .select({ id: by, pieces: sql<number>`sum(greatest(0, least(${taken}, ${toShip})))`.mapWith(Number) })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        inArray(orderItems.productId, [...productIds]),
        // As in the index of orders to ship.
        sql`${orders.status} <> 'canceled' and ${orders.fulfillmentStatus} in ('not_fulfilled', 'fulfilled')`,
      ),
    )
    .groupBy(by)
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

/** Returns the reserved pieces of products by variant. Variants without such pieces are missing. */
export const findReserved = (db: Database, productIds: readonly string[]) =>
  sumReserved(db, productIds, orderItems.variantId)

/** Returns the reserved pieces of products by product. Products without such pieces are missing. */
export const findReservedOfProducts = (db: Database, productIds: readonly string[]) =>
  sumReserved(db, productIds, orderItems.productId)

/** Returns the number of pieces below which an article without its own number is low. */
export async function readLowStock(db: Database): Promise<number> {
  const [row] = await db.select({ lowStock: lowStockOfShop }).from(sql`(values (1)) as only_row`)
  return row?.lowStock ?? initialLowStock
}

/** Returns a page of the movements of a product's variants, newest first. */
export function findMovements(db: Database, productId: string, { limit, offset }: Page) {
  return db
    .select({
      movement: stockMovements,
      variant: { id: variants.id, sku: variants.sku, title: variants.title },
      displayId: orders.displayId,
      companyName: companies.name,
      changedBy: actorName(stockMovements),
    })
    .from(stockMovements)
    .innerJoin(variants, eq(variants.id, stockMovements.variantId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(operators, actorJoins(stockMovements).operator)
    .leftJoin(apiKeys, actorJoins(stockMovements).key)
    .where(eq(variants.productId, productId))
    .orderBy(desc(stockMovements.id))
    .limit(limit)
    .offset(offset)
}

/** A movement with its variant and its order. */
export type MovementRow = Awaited<ReturnType<typeof findMovements>>[number]

/** Counts the movements of a product's variants; undefined if the product does not exist. */
export async function countMovements(db: Database, productId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ count: count(stockMovements.id) })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .leftJoin(stockMovements, eq(stockMovements.variantId, variants.id))
    .where(eq(products.id, productId))
    .groupBy(products.id)
  return row?.count
}
