import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { MarkedStock } from '@skafferi/domain/rules/catalogue/stock'
import type { PriceSet } from '@skafferi/domain/rules/pricing/quote'
import type { ArticleFacts } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Database } from '../../../platform/db/database'
import { markedStock } from '../../../platform/db/article-stock'
import { countryOfDelivery, isDeliverableTo, type DaysOfDelivery } from '../../../platform/db/markets'
import { products, variants } from '../../../platform/db/schema'
import { isPriced, priceColumns, type PriceContext } from '../../pricing'
import { isForSale } from '../cart'

/** An article of a price list. */
export interface ListedArticle extends ArticleFacts, PriceSet {
  sku: string
  gtin: string | null
  productTitle: string
  /** With the number of pieces below which it is low. */
  stock: MarkedStock
}

/** Whose price list it is. */
export interface PriceListFilter {
  companyId: string
  prices: PriceContext
  /** Determines what can be delivered. */
  days: DaysOfDelivery
}

/** Returns the articles for sale with a SKU above the given one that can be delivered to the company, by SKU. */
export async function findListedArticles(
  db: Database,
  { companyId, prices, days }: PriceListFilter,
  { after, limit }: { after: string; limit: number },
): Promise<ListedArticle[]> {
  const rows = await db
    .select({
      sku: variants.sku,
      gtin: variants.gtin,
      productTitle: products.title,
      variantTitle: variants.title,
      strengthMg: variants.strengthMg,
      netContent: variants.netContent,
      unit: variants.unit,
      stock: markedStock,
      ...priceColumns(db, prices),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        isNotNull(variants.sku),
        gt(variants.sku, after),
        isForSale(prices.now),
        isPriced(prices),
        isDeliverableTo(countryOfDelivery(db, companyId), days),
      ),
    )
    .orderBy(asc(variants.sku))
    .limit(limit)
  return rows.map(({ sku, ...row }) => ({ ...row, sku: sku as string }))
}
