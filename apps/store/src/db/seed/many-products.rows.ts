import { searchTextOf } from '../../features/catalog'
import type * as schema from '../schema'
import { assortments, type Assortment } from './many-products.words'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** Every row of one generated product, by table. */
export interface GeneratedProduct {
  product: Row<typeof schema.products>
  options: Row<typeof schema.productOptions>[]
  optionValues: Row<typeof schema.productOptionValues>[]
  variants: Row<typeof schema.variants>[]
  prices: Row<typeof schema.variantPrices>[]
  chosen: Row<typeof schema.variantOptionValues>[]
}

/** A category as far as generated products need it. */
export interface GeneratedCategory {
  id: string
  name: string
  handle: string
}

/** No product has more variants. */
const maxVariants = 3

/** How far apart products were published. */
const minutesApart = 23

/** The beginning of every generated id; what stands behind it is the product's number. */
export const generatedPrefix = 'prod_02many'

/** The id of a generated product. Sorts by the number. */
export function generatedId(number: number): string {
  return `${generatedPrefix}${String(number).padStart(8, '0')}`
}

/** The number in a generated id. */
export function numberOf(id: string): number {
  return Number(id.slice(generatedPrefix.length))
}

/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
function chances(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of several; the first ones more often, as some words are more common than others. */
function pick<Value>(chance: () => number, values: readonly Value[]): Value {
  return values[Math.floor(chance() ** 1.7 * values.length)] as Value
}

function between(chance: () => number, [lowest, highest]: readonly [number, number]): number {
  // Most things are cheap and light.
  return Math.round(lowest + (highest - lowest) * chance() ** 3)
}

function assortmentOf(chance: () => number): Assortment {
  let rest = chance() * 100
  const found = assortments.find(({ share }) => (rest -= share) < 0)
  return found ?? (assortments[0] as Assortment)
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{Mark}/gu, '')

/** Three letters of the brand and the article's number. World SKUs have four digits, these have more. */
function skuOf(brand: string, article: number): string {
  const letters = fold(brand).toUpperCase().replace(/[^A-Z]/g, '')
  return `${letters.padEnd(3, 'X').slice(0, 3)}-${String(article).padStart(7, '0')}`
}

/** GTIN-13 under the prefix that GS1 keeps for demonstrations, with a company number that the demo world does not use. */
function gtinOf(article: number): string {
  const body = `9529${String(article).padStart(8, '0')}`
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

function tagsOf(chance: () => number, { tags }: Assortment): string[] {
  const chosen = Array.from({ length: Math.floor(chance() * 4) }, () => pick(chance, tags))
  return [...new Set(chosen)]
}

function describe(chance: () => number, { sentences }: Assortment, quality: string, kind: string): string {
  const chosen = new Set([pick(chance, sentences), pick(chance, sentences)])
  return [`${quality} ${kind.toLowerCase()}.`, ...chosen].join(' ')
}

/** Unit price, and less from 50 and, for some, from 200 pieces on. */
function pricesOf(variantId: string, amount: number, hasThirdTier: boolean): Row<typeof schema.variantPrices>[] {
  const tiers = [[1, 1], [50, 0.88], ...(hasThirdTier ? [[200, 0.8]] : [])] as [number, number][]
  return tiers.map(([minQuantity, part]) => ({
    variantId,
    currencyCode: 'eur',
    minQuantity,
    amount: Math.max(1, Math.round(amount * part)),
  }))
}

/** The product of that number: always the same but for its dates, which lie before `now`. */
export function generateProduct(number: number, categories: readonly GeneratedCategory[], now: Date): GeneratedProduct {
  const chance = chances(number)
  const assortment = assortmentOf(chance)
  const category = categories.find(({ handle }) => handle === assortment.category)
  if (!category) throw new Error(`There is no category ${assortment.category} to generate products in`)
  const [brand, quality, kind] = [pick(chance, assortment.brands), pick(chance, assortment.qualities), pick(chance, assortment.kinds)]
  const title = `${brand} ${quality} ${kind}`
  const id = generatedId(number)
  const key = id.slice('prod_'.length)
  const description = describe(chance, assortment, quality, kind)
  const tags = tagsOf(chance, assortment)
  const amount = between(chance, assortment.price)
  const weight = between(chance, assortment.weight)
  const hasThirdTier = chance() < 0.4
  const isSized = assortment.option === 'Size'
  const count = chance() < 0.75 ? 1 : 1 + Math.ceil(chance() * (maxVariants - 1))
  const first = Math.floor(chance() * (assortment.values.length - count))
  const values = assortment.values.slice(first, first + count)
  const hasOption = count > 1
  const variants = values.map((value, position): Row<typeof schema.variants> => {
    const article = number * maxVariants + position
    return {
      id: `variant_${key}${position}`,
      productId: id,
      title: value,
      sku: skuOf(brand, article),
      gtin: gtinOf(article),
      unit: assortment.unit,
      netContent: isSized ? value : null,
      packSize: 1,
      thumbnail: null,
      inventoryQuantity: chance() < 0.05 ? 0 : Math.floor(chance() * 4000),
      position,
    }
  })
  const publishedAt = new Date(now.getTime() - (number + 1) * minutesApart * 60_000)
  return {
    product: {
      id,
      categoryId: category.id,
      title,
      description,
      handle: `${fold(title).toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${number}`,
      brand,
      tags,
      searchText: searchTextOf({ title, brand, category: category.name, tags, description, variants }),
      thumbnail: null,
      weight,
      specification: [{ name: 'Origin', value: 'Made in Sweden' }],
      taxClass: assortment.category === 'food-candy' ? 'food' : 'standard',
      ageLimit: assortment.category === 'nicotine-pouches' ? 18 : null,
      allowedCountries: assortment.category === 'nicotine-pouches' ? ['se', 'dk', 'fi', 'gb', 'us'] : null,
      createdAt: publishedAt,
      publishedAt,
    },
    options: hasOption ? [{ id: `opt_${key}`, productId: id, title: assortment.option, position: 0 }] : [],
    optionValues: hasOption ? values.map((value, position) => ({ id: `opt_${key}v${position}`, optionId: `opt_${key}`, value, position })) : [],
    variants,
    prices: variants.flatMap((variant, position) => pricesOf(variant.id, isSized ? Math.round(amount * (1 + position * 0.7)) : amount, hasThirdTier)),
    chosen: hasOption ? variants.map((variant, position) => ({ variantId: variant.id, optionValueId: `opt_${key}v${position}` })) : [],
  }
}
