import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { BulkArticle } from '@skafferi/domain/rules/cart/bulk-plan'
import { gtinForms } from '@skafferi/domain/rules/catalogue/gtin'
import { isDeliverable, type Destination, type MarketLimit } from '@skafferi/domain/rules/catalogue/market'
import { toTierPrices } from '@skafferi/domain/rules/pricing/pricing'
import { variantName, type ArticleFacts } from '@skafferi/domain/rules/catalogue/variant-name'
import { chargedTiers, type PriceSet } from '@skafferi/domain/rules/pricing/quote'
import type { Database } from '../../../platform/db/database'
import { orderLimits } from '../../../platform/db/article-stock'
import { keyOfIdentifier } from '../../../platform/db/identifier-key'
import { limitsOfProduct } from '../../../platform/db/markets'
import { cartItems, products, variants } from '../../../platform/db/schema'
import { priceColumns, type PriceContext } from '../../pricing'
import { isBuyable } from './cart.repo'

function articleColumns(db: Database, prices: PriceContext) {
  return {
    limits: limitsOfProduct,
    strengthMg: variants.strengthMg,
    variantId: variants.id,
    sku: variants.sku,
    productTitle: products.title,
    variantTitle: variants.title,
    netContent: variants.netContent,
    unit: variants.unit,
    ...orderLimits,
    ...priceColumns(db, prices),
    buyable: isBuyable(prices),
    itemId: cartItems.id,
    inCart: cartItems.quantity,
  }
}

interface ArticleRow extends Omit<BulkArticle, 'prices' | 'deliverable' | 'variantName'>, ArticleFacts, PriceSet {
  limits: MarketLimit[]
}

/** The cart and destination for which articles are looked up. */
export interface ArticleSearch {
  /** Undefined if the company has no open cart. */
  cartId: string | undefined
  /** Destination of the cart. */
  destination: Destination
  prices: PriceContext
}

function toArticle(
  { limits, strengthMg, variantTitle, netContent, unit, ...row }: ArticleRow,
  { destination, prices }: ArticleSearch,
): BulkArticle {
  const deliverable = isDeliverable(limits, strengthMg, destination)
  return {
    ...row,
    variantName: variantName({ variantTitle, strengthMg, netContent, unit }),
    prices: toTierPrices(prices.currency, chargedTiers(row)),
    deliverable,
  }
}

/** Finds lines of a cart by id. */
export async function findArticlesByItem(
  db: Database,
  itemIds: readonly string[],
  search: ArticleSearch,
): Promise<Map<string, BulkArticle>> {
  const { cartId, prices } = search
  if (cartId === undefined || itemIds.length === 0) return new Map()
  const rows = await db
    .select(articleColumns(db, prices))
    .from(cartItems)
    .innerJoin(variants, eq(variants.id, cartItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(cartItems.cartId, cartId), inArray(cartItems.id, [...itemIds])))
  return new Map(rows.map((row) => [row.itemId, toArticle(row, search)]))
}

/**
 * Finds articles by SKU, keyed by the SKU as requested, including articles that are no longer sold. Case and invisible
 * characters are ignored; of two SKUs that differ only in these, the exact match counts.
 */
export async function findArticlesBySku(
  db: Database,
  skus: readonly string[],
  search: ArticleSearch,
): Promise<Map<string, BulkArticle>> {
  const { cartId, prices } = search
  if (skus.length === 0) return new Map()
  const requested = sql.join(
    skus.map((sku) => sql`(${sku}::text)`),
    sql`, `,
  )
  const rows = await db
    .select({ ...articleColumns(db, prices), requested: sql<string>`wanted.sku` })
    .from(variants)
    .innerJoin(
      sql`(values ${requested}) as wanted(sku)`,
      sql`${keyOfIdentifier(variants.sku)} = identifier_key(wanted.sku)`,
    )
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(cartItems, and(eq(cartItems.variantId, variants.id), eq(cartItems.cartId, cartId ?? '')))
    .where(or(lte(products.publishedAt, prices.now), isNotNull(cartItems.id)))
    .orderBy(sql`${variants.sku} = wanted.sku`)
  return new Map(rows.map(({ requested: sku, ...row }) => [sku, toArticle(row, search)]))
}

/**
 * Finds articles by distinct GTINs, keyed by the GTIN as requested, including articles that are no longer sold. The
 * stored GTIN can have another length; the exact one counts first.
 */
export async function findArticlesByGtin(
  db: Database,
  gtins: readonly string[],
  search: ArticleSearch,
): Promise<Map<string, BulkArticle>> {
  const { cartId, prices } = search
  if (gtins.length === 0) return new Map()
  const rows = await db
    .select({ ...articleColumns(db, prices), gtin: variants.gtin })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(cartItems, and(eq(cartItems.variantId, variants.id), eq(cartItems.cartId, cartId ?? '')))
    .where(
      and(
        inArray(variants.gtin, gtins.flatMap(gtinForms)),
        or(lte(products.publishedAt, prices.now), isNotNull(cartItems.id)),
      ),
    )
  const stored = new Map(rows.map(({ gtin, ...row }) => [gtin, toArticle(row, search)]))
  return new Map(
    gtins.flatMap((gtin): [string, BulkArticle][] => {
      const article = [gtin, ...gtinForms(gtin)].map((form) => stored.get(form)).find((each) => each !== undefined)
      return article ? [[gtin, article]] : []
    }),
  )
}
