import { sql } from 'drizzle-orm'
import { unlimitedStock, type Availability } from '@skafferi/domain/rules/catalogue/stock'
import { variants } from './schema'

/** The availability of the row's variant. */
export const availabilityOfVariant = sql<Availability>`coalesce(${variants.availability}, 'tracked')`

/** SQL counterpart of the domain's `orderablePieces` for the row's variant. */
export const orderableStock = sql<number>`
  case when ${availabilityOfVariant} = 'tracked' then ${variants.inventoryQuantity} else ${unlimitedStock}::int end
`.mapWith(Number)

/** The stock of the row's variant, as the domain's `ArticleStock`. */
export const stockOfVariant = {
  availability: availabilityOfVariant,
  onHand: variants.inventoryQuantity,
  availableFrom: variants.availableFrom,
}

/** Condition: the stock of the row's variant is counted. */
export const isCounted = sql`${availabilityOfVariant} <> 'always'`
