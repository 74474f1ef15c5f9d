import { sql, type SQL } from 'drizzle-orm'
import { unlimitedStock, type Availability } from '@skafferi/domain/rules/catalogue/stock'
import { initialLowStock } from '@skafferi/domain/rules/settings/seller-settings'
import { shopSettings, variants } from './schema'

/** The availability of the row's variant. */
const availabilityOfVariant = sql<Availability>`coalesce(${variants.availability}, 'tracked')`

/** SQL counterpart of the domain's `orderablePieces` for the row's variant. */
export const orderableStock = sql<number>`
  case ${availabilityOfVariant}
    when 'tracked' then ${variants.inventoryQuantity} when 'withdrawn' then 0 else ${unlimitedStock}::int
  end
`.mapWith(Number)

/** What limits the quantity of the row's variant, as the domain's `OrderLimits`. */
export const orderLimits = { stock: orderableStock }

/** The stock of the row's variant, as the domain's `ArticleStock`. */
export const stockOfVariant = {
  availability: availabilityOfVariant,
  onHand: variants.inventoryQuantity,
  availableFrom: variants.availableFrom,
}

/** Condition: the stock of the row's variant is counted. */
export const isCounted = sql`${availabilityOfVariant} <> 'always'`

/** Condition: the stock of the row's variant is counted, and the variant is sold. */
const isRestocked = sql`${availabilityOfVariant} not in ('always', 'withdrawn')`

/** The number of pieces below which the stock of an article without its own number is low. */
export const lowStockOfShop = sql<number>`coalesce(
  (select (${shopSettings.value} ->> 'lowStock')::int from ${shopSettings} where ${shopSettings.section} = 'orders'),
  ${initialLowStock}::int
)`.mapWith(Number)

/** The number of pieces below which the stock of the row's variant is low. */
export const lowStockOfVariant = sql<number>`coalesce(${variants.lowStock}, ${lowStockOfShop})`.mapWith(Number)

/** The stock of the row's variant, as the domain's `MarkedStock`. */
export const markedStock = { ...stockOfVariant, lowStock: lowStockOfVariant }

const isBelowMark = sql`(${variants.inventoryQuantity} = 0 or ${variants.inventoryQuantity} < ${lowStockOfVariant})`

/** Condition: the stock of the row's variant is counted, and low or gone; as the domain's `isLow`. */
export const isLowVariant = sql<boolean>`(${isRestocked} and ${isBelowMark})`

/** The stock of an article by which sellers filter. `low` includes articles without pieces. */
export type StockFilter = 'in' | 'low' | 'out' | 'always' | 'backorder'

/** Condition: the row's variant has such a stock. */
export function hasStock(filter: StockFilter): SQL {
  const { inventoryQuantity: pieces } = variants
  if (filter === 'in') return sql`(${isRestocked} and not ${isBelowMark})`
  if (filter === 'low') return isLowVariant
  if (filter === 'out') return sql`(${availabilityOfVariant} = 'tracked' and ${pieces} = 0)`
  return sql`${availabilityOfVariant} = ${filter}`
}

/** The stock of all variants of one product, for queries that group variants; as the domain's `combineStated`. */
export const stockOfVariants = {
  pieces: sql<number>`coalesce(sum(${variants.inventoryQuantity}), 0)`,
  isLow: sql<boolean>`coalesce(bool_or(${isLowVariant}), false)`,
  availability: sql<Availability>`case
    when bool_or(${availabilityOfVariant} = 'always') then 'always'
    when bool_or(${availabilityOfVariant} = 'backorder') then 'backorder'
    else 'tracked'
  end`,
}
