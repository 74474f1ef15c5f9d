import { and, eq, exists, gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { newState, type FieldState } from '@skafferi/domain/rules/catalogue/field-state'
import type { MarkedStock } from '@skafferi/domain/rules/catalogue/stock'
import type { PriceSet } from '@skafferi/domain/rules/pricing/quote'
import { markedStock } from '../../../platform/db/article-stock'
import type { Database } from '../../../platform/db/database'
import type { Value } from '../../../platform/db/prepared'
import {
  productImages,
  productOptions,
  productOptionValues,
  products,
  reviews,
  variantOptionValues,
  variants,
  wishlistItems,
} from '../../../platform/db/schema'
import { variantPriceFields, type PriceValues } from '../../pricing'

/** A variant on a card. Its prices exclude the discount of a sale, which is the same for all variants. */
export interface CardVariant extends Omit<PriceSet, 'salePercent'>, MarkedStock {
  id: string
  sku: string | null
  unit: string
  netContent: string | null
  /** Number of the product's smallest packs in it. */
  pieces: number
  /** Pieces in a full carton; null if it has none. */
  cartonSize: number | null
  /** Milligrams of nicotine per pouch; null if not stated. */
  strengthMg: number | null
  /** Picture for list rows; null if there is none. */
  stamp: string | null
}

/** A variant on the product page. */
export interface DetailVariant extends CardVariant, Omit<FieldState<'variant'>, 'lowStock'> {
  title: string
  thumbnail: string | null
  options: { option_id: string; value: string }[]
}

/** The rating of a product. */
export interface Rating {
  /** One decimal; null if there are no approved reviews. */
  average: number | null
  count: number
}

// The fragments below are subqueries for queries that select from products.

const chosenValues = sql`(
  select coalesce(json_agg(json_build_object(
    'option_id', ${productOptionValues.optionId}, 'value', ${productOptionValues.value}
  ) order by ${productOptions.position}), '[]')
  from ${variantOptionValues}
  join ${productOptionValues} on ${productOptionValues.id} = ${variantOptionValues.optionValueId}
  join ${productOptions} on ${productOptions.id} = ${productOptionValues.optionId}
  where ${variantOptionValues.variantId} = ${variants.id}
)`

type StateKey = keyof FieldState<'variant'>

const toFields = (columns: Readonly<Record<string, SQLWrapper>>) =>
  sql.join(
    Object.entries(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`),
    sql`, `,
  )

/** The fields of the catalogue's table. */
const stateFields = (keys: readonly StateKey[]) =>
  toFields(Object.fromEntries(keys.map((key) => [key, variants[key === 'stock' ? 'inventoryQuantity' : key]])))

const commonFields = (prices: PriceValues) => sql`
  'id', ${variants.id}, 'sku', ${variants.sku}, 'pieces', ${variants.pieces}, 'stamp', ${variants.stamp},
  ${toFields(markedStock)}, ${variantPriceFields(prices)}
`

const cardKeys = ['unit', 'netContent', 'strengthMg', 'cartonSize'] as const
const detailKeys = (Object.keys(newState('variant')) as StateKey[]).filter((key) => !(key in markedStock))

const cardFields = (prices: PriceValues) => sql`${commonFields(prices)}, ${stateFields(cardKeys)}`

const detailFields = (prices: PriceValues) => sql`
  ${commonFields(prices)}, ${stateFields(detailKeys)}, 'title', ${variants.title},
  'thumbnail', ${variants.thumbnail}, 'options', ${chosenValues}
`

function variantsWith<Variant>(fields: SQL): SQL<Variant[]> {
  return sql<Variant[]>`(
    select coalesce(json_agg(json_build_object(${fields}) order by ${variants.position}), '[]')
    from ${variants}
    where ${variants.productId} = ${products.id}
  )`
}

/** The variants in order, with the fields of a card. */
export const cardVariants = (prices: PriceValues) => variantsWith<CardVariant>(cardFields(prices))
/** The variants in order, with the fields of the product page. */
export const detailVariants = (prices: PriceValues) => variantsWith<DetailVariant>(detailFields(prices))

/** The rating from approved reviews. */
export const rating = sql<Rating>`(
  select json_build_object('average', round(avg(${reviews.rating}), 1), 'count', count(*))
  from ${reviews}
  where ${reviews.productId} = ${products.id} and ${reviews.status} = 'approved'
)`

/** An option with its values in order. */
export interface OptionRow {
  id: string
  title: string
  values: { id: string; value: string }[]
}

/** All options with all values, including unused ones. */
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

/** The values of the option "Colour". */
export const colours = sql<string[]>`(
  select coalesce(json_agg(${productOptionValues.value} order by ${productOptionValues.position}), '[]')
  from ${productOptionValues}
  join ${productOptions} on ${productOptions.id} = ${productOptionValues.optionId}
  where ${productOptions.productId} = ${products.id} and ${productOptions.title} = 'Colour'
)`

/** The pictures in order. */
export const images = sql<{ id: string; url: string; large: string | null; alt: string }[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${productImages.id}, 'url', ${productImages.url}, 'large', ${productImages.large}, 'alt', ${productImages.alt}
  ) order by ${productImages.position}), '[]')
  from ${productImages}
  where ${productImages.productId} = ${products.id}
)`

/** Condition: the product is on the company's wishlist and the entry has not expired. False for visitors. */
export function inWishlist(db: Database, companyId: Value<string> | undefined, now: Value<Date>): SQL<boolean> {
  if (companyId === undefined) return sql<boolean>`false`
  const entry = db
    .select({ one: sql`1` })
    .from(wishlistItems)
    .where(
      and(
        eq(wishlistItems.productId, products.id),
        eq(wishlistItems.companyId, companyId),
        gt(wishlistItems.expiresAt, now),
      ),
    )
  return exists(entry) as SQL<boolean>
}
