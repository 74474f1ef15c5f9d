import { sql } from 'drizzle-orm'
import type { Tier } from '@skafferi/domain/rules/pricing/pricing'
import { shopCurrency } from '../currency'
import { variantPrices, variants } from './schema'

/**
 * The price tiers of the row's variant, by quantity, in minor units, without a sale; for queries that select from
 * variants. The charged price is this less `salePercent`.
 */
export const variantTiers = sql<Tier[]>`(
  select coalesce(json_agg(json_build_object(
    'amount', ${variantPrices.amount}, 'min_quantity', ${variantPrices.minQuantity}
  ) order by ${variantPrices.minQuantity}), '[]')
  from ${variantPrices}
  where ${variantPrices.variantId} = ${variants.id} and ${variantPrices.currencyCode} = ${shopCurrency}
)`
