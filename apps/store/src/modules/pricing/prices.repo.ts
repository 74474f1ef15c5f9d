import { and, desc, eq, gt, inArray, lte, min, sql, type SQL } from 'drizzle-orm'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { Tier } from '@skafferi/domain/rules/pricing/pricing'
import type { Database } from '../../platform/db/database'
import type { Value } from '../../platform/db/prepared'
import { flashSaleItems, flashSales, products, variantPrices, variants } from '../../platform/db/schema'
import type { PriceContext } from './price-context'

/** A price context, or the placeholders for it in a prepared statement. */
export type PriceValues = { [Name in keyof PriceContext]: Value<PriceContext[Name]> }

/** The names of a price context's placeholders. */
export const priceParameters = ['currency', 'now'] as const satisfies readonly (keyof PriceContext)[]

/** Condition: the sale runs; for queries that select from flashSales. */
export function isSaleRunning(now: Value<Date>): SQL {
  return and(lte(flashSales.startsAt, now), gt(flashSales.endsAt, now)) as SQL
}

/** Returns queries for the next times, `at`, when prices change: a sale starts, or one ends. */
export function plannedPriceChanges(db: Database, now: Date) {
  const next = (time: typeof flashSales.startsAt | typeof flashSales.endsAt) =>
    db
      .select({ at: min(time).as('at') })
      .from(flashSales)
      .where(gt(time, now))
  return [next(flashSales.startsAt), next(flashSales.endsAt)] as const
}

/** The tiers of the row's variant by quantity, in minor units, without a sale. */
function tiersOf({ currency }: Pick<PriceValues, 'currency'>): SQL<Tier[]> {
  return sql<Tier[]>`(
  select coalesce(json_agg(json_build_object(
    'amount', ${variantPrices.amount}, 'min_quantity', ${variantPrices.minQuantity}
  ) order by ${variantPrices.minQuantity}), '[]')
  from ${variantPrices}
  where ${variantPrices.variantId} = ${variants.id} and ${variantPrices.currencyCode} = ${currency}
)`
}

/**
 * The discount of a running sale on the row's product, in percent; null if there is none. If several sales run, the
 * highest discount counts.
 */
function salePercentOf(db: Database, { now }: Pick<PriceValues, 'now'>): SQL<number | null> {
  const running = db
    .select({ percent: sql`max(${flashSaleItems.percent})` })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(and(eq(flashSaleItems.productId, products.id), isSaleRunning(now)))
  return sql<number | null>`(${running})`
}

/** The end of that sale; null if there is none. If several have that discount, the last end counts. */
function saleEndOf(db: Database, { now }: Pick<PriceValues, 'now'>): SQL<Date | null> {
  const running = db
    .select({ endsAt: flashSales.endsAt })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(and(eq(flashSaleItems.productId, products.id), isSaleRunning(now)))
    .orderBy(desc(flashSaleItems.percent), desc(flashSales.endsAt))
    .limit(1)
  return sql<Date | null>`(${running})`.mapWith(flashSales.endsAt)
}

/**
 * The price set of the row's variant, for the domain's `quote` and `chargedTiers`; for queries that select from
 * products and variants.
 */
export function priceColumns(db: Database, context: PriceValues) {
  return { tiers: tiersOf(context), salePercent: salePercentOf(db, context) }
}

/** The part of the price set that its variants share, and the sale's end; for queries that select from products. */
export function productPriceColumns(db: Database, context: PriceValues) {
  return { salePercent: salePercentOf(db, context), saleEndsAt: saleEndOf(db, context) }
}

/** The rest of the price set as arguments of `json_build_object`; for subqueries that select from variants. */
export function variantPriceFields(context: PriceValues): SQL {
  return sql`'tiers', ${tiersOf(context)}`
}

/** The regular prices of a product's variants, in minor units. */
interface PriceSummary {
  /** Of one piece; null without a price. */
  lowest: Minor | null
  highest: Minor | null
  /** The lowest price from each quantity above 1. */
  tiers: Tier[]
}

/** The regular prices of one piece of the row's product; for queries that select from products. */
export function piecePrice(bound: 'min' | 'max', { currency }: Pick<PriceValues, 'currency'>): SQL<Minor | null> {
  return sql<Minor | null>`(
  select ${sql.raw(bound)}(${variantPrices.amount}) from ${variants}
  join ${variantPrices} on ${variantPrices.variantId} = ${variants.id}
  where ${variants.productId} = ${products.id}
    and ${variantPrices.currencyCode} = ${currency} and ${variantPrices.minQuantity} = 1
)`
}

/** The price summary of the row's product; for queries that select from products. */
export function priceSummary(context: Pick<PriceValues, 'currency'>): SQL<PriceSummary> {
  return sql<PriceSummary>`json_build_object(
  'lowest', ${piecePrice('min', context)},
  'highest', ${piecePrice('max', context)},
  'tiers', (
    select coalesce(
      json_agg(json_build_object('min_quantity', min_quantity, 'amount', amount) order by min_quantity),
      '[]'
    )
    from (
      select ${variantPrices.minQuantity}, min(${variantPrices.amount}) as amount from ${variants}
      join ${variantPrices} on ${variantPrices.variantId} = ${variants.id}
      where ${variants.productId} = ${products.id}
        and ${variantPrices.currencyCode} = ${context.currency} and ${variantPrices.minQuantity} > 1
      group by ${variantPrices.minQuantity}
    ) as tiers
  )
)`
}

/** Condition: the row's variant has a price. */
export function isPriced(context: PriceValues): SQL {
  return sql`json_array_length(${tiersOf(context)}) > 0`
}

/**
 * Returns the lowest price of products at any quantity, without a sale, in minor units; null if a product has no price.
 * Unknown products are missing.
 */
export async function findLowestPrices(
  db: Database,
  productIds: readonly string[],
  { currency }: Pick<PriceContext, 'currency'>,
): Promise<ReadonlyMap<string, Minor | null>> {
  const rows = await db
    .select({ id: products.id, lowest: min(variantPrices.amount) })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .leftJoin(variantPrices, and(eq(variantPrices.variantId, variants.id), eq(variantPrices.currencyCode, currency)))
    .where(inArray(products.id, [...productIds]))
    .groupBy(products.id)
  return new Map(rows.map(({ id, lowest }) => [id, lowest]))
}
