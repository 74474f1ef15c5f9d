import { sql, type SQL } from 'drizzle-orm'
import { lowStock, unlimitedStock, type Availability } from '@skafferi/domain/rules/catalogue/stock'
import { variants } from './schema'

/** The availability of the row's variant. */
export const availabilityOfVariant = sql<Availability>`coalesce(${variants.availability}, 'tracked')`

/** SQL counterpart of the domain's `orderablePieces` for the row's variant. */
export const orderableStock = sql<number>`
  case ${availabilityOfVariant}
    when 'tracked' then ${variants.inventoryQuantity} when 'withdrawn' then 0 else ${unlimitedStock}::int
  end
`.mapWith(Number)

/** The stock of the row's variant, as the domain's `ArticleStock`. */
export const stockOfVariant = {
  availability: availabilityOfVariant,
  onHand: variants.inventoryQuantity,
  availableFrom: variants.availableFrom,
}

/** Condition: the stock of the row's variant is counted. */
export const isCounted = sql`${availabilityOfVariant} <> 'always'`

/** Condition: the stock of the row's variant is counted, and the variant is sold. */
export const isRestocked = sql`${availabilityOfVariant} not in ('always', 'withdrawn')`

/** The stock of an article by which sellers filter. `low` includes articles without pieces. */
export type StockFilter = 'in' | 'low' | 'out' | 'always' | 'backorder'

/** Condition: the row's variant has such a stock. */
export function hasStock(filter: StockFilter): SQL {
  const { inventoryQuantity: pieces } = variants
  if (filter === 'in') return sql`(${isRestocked} and ${pieces} >= ${lowStock}::int)`
  if (filter === 'low') return sql`(${isRestocked} and ${pieces} < ${lowStock}::int)`
  if (filter === 'out') return sql`(${availabilityOfVariant} = 'tracked' and ${pieces} = 0)`
  return sql`${availabilityOfVariant} = ${filter}`
}

/** The stock of all variants of one product, for queries that group variants; as the domain's `combineStated`. */
export const stockOfVariants = {
  pieces: sql<number>`coalesce(sum(${variants.inventoryQuantity}), 0)`,
  availability: sql<Availability>`case
    when bool_or(${availabilityOfVariant} = 'always') then 'always'
    when bool_or(${availabilityOfVariant} = 'backorder') then 'backorder'
    else 'tracked'
  end`,
}
