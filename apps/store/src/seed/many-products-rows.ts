import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { searchTextOf } from '../modules/catalogue/shop'
import type * as schema from '../platform/db/schema'
import { assortments, type Assortment } from './many-products-words'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** All rows of one generated product, by table. */
export interface GeneratedProduct {
  product: Row<typeof schema.products>
  limits: Row<typeof schema.marketLimits>[]
  options: Row<typeof schema.productOptions>[]
  optionValues: Row<typeof schema.productOptionValues>[]
  variants: Row<typeof schema.variants>[]
  prices: Row<typeof schema.variantPrices>[]
  chosen: Row<typeof schema.variantOptionValues>[]
}

/** The fields of a category that generation needs. */
export interface GeneratedCategory {
  id: string
  name: string
  handle: string
}

/** Maximum number of variants of a product. */
const maxVariants = 3

/** Interval between publications, in minutes. */
const minutesApart = 23

/** The part of generated ids between their kind and number. */
const prefixMark = '02many'

/** Returns the id of a generated product, variant or option. Sorts by number, which has at most eight digits. */
function generatedId(kind: 'prod' | 'variant' | 'opt', number: number, index?: number): string {
  return `${kind}_${prefixMark}${String(number).padStart(8, '0')}${index === undefined ? '' : `v${index}`}`
}

/** The prefix of generated products' ids. */
export const generatedPrefix = `prod_${prefixMark}`

/** Returns the number in a generated product's id. */
export function numberOf(id: string): number {
  return Number(id.slice(generatedPrefix.length))
}

/** Returns a deterministic pseudo-random generator of numbers from 0 to below 1 (mulberry32). */
function chances(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Picks a value; earlier ones are more likely, like frequent words in a language. */
function pick<Value>(chance: () => number, values: readonly Value[]): Value {
  return values[Math.floor(chance() ** 1.7 * values.length)] as Value
}

function between(chance: () => number, [lowest, highest]: readonly [number, number]): number {
  // Skewed towards low values.
  return Math.round(lowest + (highest - lowest) * chance() ** 3)
}

function assortmentOf(chance: () => number): Assortment {
  let rest = chance() * 100
  const found = assortments.find(({ share }) => (rest -= share) < 0)
  return found ?? (assortments[0] as Assortment)
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{Mark}/gu, '')

/**
 * Returns an SKU from three letters of the brand and the article number. Its number has more digits than SKUs of the
 * demo world.
 */
function skuOf(brand: string, article: number): string {
  const letters = fold(brand)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  return `${letters.padEnd(3, 'X').slice(0, 3)}-${String(article).padStart(7, '0')}`
}

/** Returns a GTIN-13 with GS1's demonstration prefix 952, and a company number that the demo world does not use. */
function gtinOf(article: number): string {
  const body = `9529${String(article).padStart(8, '0')}`
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

function tagsOf(chance: () => number, { tags }: Assortment): string[] {
  const chosen = Array.from({ length: Math.floor(chance() * 4) }, () => pick(chance, tags))
  return [...new Set(chosen)]
}

interface Texts {
  title: string
  description: string
  brand: string
}

function textsOf(chance: () => number, { brands, qualities, kinds, sentences }: Assortment): Texts {
  const [brand, quality, kind] = [pick(chance, brands), pick(chance, qualities), pick(chance, kinds)]
  const chosen = new Set([pick(chance, sentences), pick(chance, sentences)])
  return { title: `${brand} ${quality} ${kind}`, description: [`${quality} ${kind}.`, ...chosen].join(' '), brand }
}

function handleOf(title: string, number: number): string {
  return `${fold(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${number}`
}

/** Most products have a single variant. */
function valuesOf(chance: () => number, { values }: Assortment): readonly string[] {
  const count = chance() < 0.75 ? 1 : 1 + Math.ceil(chance() * (maxVariants - 1))
  const first = Math.floor(chance() * (values.length - count))
  return values.slice(first, first + count)
}

function variantRow(chance: () => number, number: number, brand: string, { option, unit }: Assortment) {
  return (value: string, position: number): Row<typeof schema.variants> => {
    const article = number * maxVariants + position
    return {
      id: generatedId('variant', number, position),
      productId: generatedId('prod', number),
      title: value,
      sku: skuOf(brand, article),
      gtin: gtinOf(article),
      unit,
      netContent: option === 'Size' ? value : null,
      packSize: 1,
      pieces: 1,
      thumbnail: null,
      stamp: null,
      inventoryQuantity: chance() < 0.05 ? 0 : Math.floor(chance() * 4000),
      position,
    }
  }
}

/** Returns the price tiers: from 1, from 50 and optionally from 200 pieces. */
function priceRows(variantId: string, amount: number, hasThirdTier: boolean): Row<typeof schema.variantPrices>[] {
  const tiers = [
    { from: 1, part: 1 },
    { from: 50, part: 0.88 },
    { from: 200, part: 0.8 },
  ]
  return tiers.slice(0, hasThirdTier ? 3 : 2).map(({ from, part }) => ({
    variantId,
    currencyCode: shopCurrency,
    minQuantity: from,
    amount: Math.round(amount * part),
  }))
}

function optionRows(number: number, title: string, values: readonly string[]) {
  if (values.length === 1) return { options: [], optionValues: [], chosen: [] }
  const id = generatedId('opt', number)
  return {
    options: [{ id, productId: generatedId('prod', number), title, position: 0 }],
    optionValues: values.map((value, position) => ({ id: `${id}v${position}`, optionId: id, value, position })),
    chosen: values.map((_, position) => ({
      variantId: generatedId('variant', number, position),
      optionValueId: `${id}v${position}`,
    })),
  }
}

/** Generates the product of a number. Deterministic except for its dates, which are before `now`. */
export function generateProduct(number: number, categories: readonly GeneratedCategory[], now: Date): GeneratedProduct {
  const chance = chances(number)
  const assortment = assortmentOf(chance)
  const category = categories.find(({ handle }) => handle === assortment.category)
  if (!category) throw new Error(`There is no category ${assortment.category} to generate products in`)
  const texts = textsOf(chance, assortment)
  const tags = tagsOf(chance, assortment)
  const amount = between(chance, assortment.price)
  const weight = between(chance, assortment.weight)
  const hasThirdTier = chance() < 0.4
  const values = valuesOf(chance, assortment)
  const variants = values.map(variantRow(chance, number, texts.brand, assortment))
  const publishedAt = new Date(now.getTime() - (number + 1) * minutesApart * 60_000)
  const { taxClass, ageLimit, notSoldIn } = assortment
  return {
    product: {
      ...texts,
      id: generatedId('prod', number),
      categoryId: category.id,
      tags,
      weight,
      taxClass,
      ageLimit,
      handle: handleOf(texts.title, number),
      searchText: searchTextOf({
        ...texts,
        category: category.name,
        tags,
        options: variants.length > 1 ? [assortment.option] : [],
        variants,
      }),
      thumbnail: null,
      specification: [{ name: 'Origin', value: 'Made in Sweden' }],
      createdAt: publishedAt,
      publishedAt,
    },
    limits: notSoldIn.map((country) => ({
      productId: generatedId('prod', number),
      countryCode: country,
      reason: 'sale',
    })),
    variants,
    prices: variants.flatMap(({ id }, index) => {
      // Sizes differ in price, colours do not.
      const own = assortment.option === 'Size' ? Math.round(amount * (1 + index * 0.7)) : amount
      return priceRows(id, own, hasThirdTier)
    }),
    ...optionRows(number, assortment.option, values),
  }
}
