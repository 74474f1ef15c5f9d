import { and, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { Tier } from '@skafferi/domain/product/pricing.rules'
import { shopCurrency } from '../../currency'
import type { Database } from '../../db/database'
import { productImages, productOptions, productOptionValues, products, reviews } from '../../db/schema'
import { variantOptionValues, variantPrices, variants } from '../../db/schema'
import { variantTiers } from '../../db/variant-tiers'

/** A variant as it stands on a card. */
export interface CardVariant {
  id: string
  sku: string | null
  unit: string
  netContent: string | null
  stock: number
  /** By rising quantity. */
  tiers: Tier[]
}

/** A variant as it stands on the product's own page. */
export interface DetailVariant extends CardVariant {
  title: string
  gtin: string | null
  packSize: number
  thumbnail: string | null
  options: { option_id: string; value: string }[]
}

/** What customers think of a product. */
export interface Rating {
  /** One decimal; null without approved reviews. */
  average: number | null
  count: number
}

// The fragments below stand in queries from products: each gives one value for the product of the row.

const chosenValues = sql`(
  select coalesce(json_agg(json_build_object(
    'option_id', ${productOptionValues.optionId}, 'value', ${productOptionValues.value}
  ) order by ${productOptions.position}), '[]')
  from ${variantOptionValues}
  join ${productOptionValues} on ${productOptionValues.id} = ${variantOptionValues.optionValueId}
  join ${productOptions} on ${productOptions.id} = ${productOptionValues.optionId}
  where ${variantOptionValues.variantId} = ${variants.id}
)`

const cardFields = sql`
  'id', ${variants.id}, 'sku', ${variants.sku}, 'unit', ${variants.unit}, 'netContent', ${variants.netContent},
  'stock', ${variants.inventoryQuantity}, 'tiers', ${variantTiers}
`

const detailFields = sql`
  ${cardFields}, 'title', ${variants.title}, 'gtin', ${variants.gtin}, 'packSize', ${variants.packSize},
  'thumbnail', ${variants.thumbnail}, 'options', ${chosenValues}
`

function variantsWith<Variant>(fields: SQL): SQL<Variant[]> {
  return sql<Variant[]>`(
    select coalesce(json_agg(json_build_object(${fields}) order by ${variants.position}), '[]')
    from ${variants}
    where ${variants.productId} = ${products.id}
  )`
}

/** The variants in their order, with what a card needs of them. */
export const cardVariants = variantsWith<CardVariant>(cardFields)
/** The variants in their order, with all that the product's page shows. */
export const detailVariants = variantsWith<DetailVariant>(detailFields)

/** Only approved reviews count. */
export const rating = sql<Rating>`(
  select json_build_object('average', round(avg(${reviews.rating}), 1), 'count', count(*))
  from ${reviews}
  where ${reviews.productId} = ${products.id} and ${reviews.status} = 'approved'
)`

/** An option with its values in their order. */
export interface OptionRow {
  id: string
  title: string
  values: { id: string; value: string }[]
}

/** All options with all their values, those that no variant has included. */
export const options = sql<OptionRow[]>`(
  select coalesce(json_agg(json_build_object('id', ${productOptions.id}, 'title', ${productOptions.title}, 'values', (
    select coalesce(json_agg(json_build_object(
      'id', ${productOptionValues.id}, 'value', ${productOptionValues.value}
    ) order by ${productOptionValues.position}), '[]')
    from ${productOptionValues}
    where ${productOptionValues.optionId} = ${productOptions.id}
  )) order by ${productOptions.position}), '[]')
  from ${productOptions}
  where ${productOptions.productId} = ${products.id}
)`

/** The values of the option named Colour. */
export const colours = sql<string[]>`(
  select coalesce(json_agg(${productOptionValues.value} order by ${productOptionValues.position}), '[]')
  from ${productOptionValues}
  join ${productOptions} on ${productOptions.id} = ${productOptionValues.optionId}
  where ${productOptions.productId} = ${products.id} and ${productOptions.title} = 'Colour'
)`

/** The pictures in their order. */
export const images = sql<{ id: string; url: string; alt: string }[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${productImages.id}, 'url', ${productImages.url}, 'alt', ${productImages.alt}
  ) order by ${productImages.position}), '[]')
  from ${productImages}
  where ${productImages.productId} = ${products.id}
)`

/** Whether anybody can be told what the row's product costs. */
export function isPriced(db: Database): SQL {
  const priced = db
    .select({ one: sql`1` })
    .from(variants)
    .innerJoin(variantPrices, eq(variantPrices.variantId, variants.id))
    .where(and(eq(variants.productId, products.id), eq(variantPrices.currencyCode, shopCurrency)))
  return exists(priced)
}

/** The lowest unit price among the variants, in minor units: what lists are sorted and filtered by. */
export function lowestUnitPrice(db: Database): SQL<number> {
  const prices = db
    .select({ amount: sql`min(${variantPrices.amount})` })
    .from(variants)
    .innerJoin(variantPrices, eq(variantPrices.variantId, variants.id))
    .where(
      and(
        eq(variants.productId, products.id),
        eq(variantPrices.currencyCode, shopCurrency),
        eq(variantPrices.minQuantity, 1),
      ),
    )
  return sql<number>`(${prices})`
}
