import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { BulkArticle } from '@skafferi/domain/cart/bulk-plan.rules'
import type { Tier } from '@skafferi/domain/product/pricing.rules'
import { saleTiers } from '@skafferi/domain/product/sale.rules'
import type { Database } from '../../db/database'
import { salePercent } from '../../db/sales'
import { cartItems, products, variants } from '../../db/schema'
import { variantTiers } from '../../db/variant-tiers'
import { toPrices } from '../catalog'
import { isForSale, isPriced } from './cart.repo'

function articleColumns(db: Database, now: Date) {
  return {
    variantId: variants.id,
    sku: variants.sku,
    productTitle: products.title,
    stock: variants.inventoryQuantity,
    tiers: variantTiers,
    salePercent: salePercent(db, products.id, now),
    buyable: sql<boolean>`(${isForSale(now)} and ${isPriced})`,
    itemId: cartItems.id,
    inCart: cartItems.quantity,
  }
}

interface ArticleRow extends Omit<BulkArticle, 'prices'> {
  tiers: Tier[]
  salePercent: number | null
}

function toArticle({ tiers, salePercent: percent, ...row }: ArticleRow): BulkArticle {
  return { ...row, prices: toPrices(saleTiers(tiers, percent)) }
}

/** The lines of a cart among those asked for, by their ids. */
export async function findArticlesByItem(
  db: Database,
  cartId: string | undefined,
  itemIds: readonly string[],
  now: Date,
): Promise<Map<string, BulkArticle>> {
  if (cartId === undefined || itemIds.length === 0) return new Map()
  const rows = await db
    .select(articleColumns(db, now))
    .from(cartItems)
    .innerJoin(variants, eq(variants.id, cartItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(cartItems.cartId, cartId), inArray(cartItems.id, [...itemIds])))
  return new Map(rows.map((row) => [row.itemId, toArticle(row)]))
}

/**
 * What is or was for sale among the SKUs asked for, by the SKU as it was asked for. Upper and lower case count alike;
 * where two SKUs differ in nothing else, the one written alike is meant.
 */
export async function findArticlesBySku(
  db: Database,
  cartId: string | undefined,
  skus: readonly string[],
  now: Date,
): Promise<Map<string, BulkArticle>> {
  if (skus.length === 0) return new Map()
  const wanted = sql.join(skus.map((sku) => sql`(${sku}::text)`), sql`, `)
  const rows = await db
    .select({ ...articleColumns(db, now), wanted: sql<string>`wanted.sku` })
    .from(variants)
    .innerJoin(sql`(values ${wanted}) as wanted(sku)`, sql`upper(${variants.sku}) = upper(wanted.sku)`)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(cartItems, and(eq(cartItems.variantId, variants.id), eq(cartItems.cartId, cartId ?? '')))
    .where(or(lte(products.publishedAt, now), isNotNull(cartItems.id)))
    .orderBy(sql`${variants.sku} = wanted.sku`)
  return new Map(rows.map(({ wanted: sku, ...row }) => [sku, toArticle(row)]))
}

/** What is or was for sale among the GTINs asked for, which are distinct. */
export async function findArticlesByGtin(
  db: Database,
  cartId: string | undefined,
  gtins: readonly string[],
  now: Date,
): Promise<Map<string, BulkArticle>> {
  if (gtins.length === 0) return new Map()
  const rows = await db
    .select({ ...articleColumns(db, now), gtin: variants.gtin })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(cartItems, and(eq(cartItems.variantId, variants.id), eq(cartItems.cartId, cartId ?? '')))
    .where(and(inArray(variants.gtin, [...gtins]), or(lte(products.publishedAt, now), isNotNull(cartItems.id))))
  return new Map(rows.map(({ gtin, ...row }) => [gtin!, toArticle(row)]))
}
