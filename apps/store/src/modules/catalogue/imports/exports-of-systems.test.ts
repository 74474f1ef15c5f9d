import { readFile } from 'node:fs/promises'
import { unwrap } from '@skafferi/api'
import type { CountryCode } from '@skafferi/domain/rules/tax/tax-rates'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { categories, products, variantPrices, variants } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createOfficeImport, type OfficeFile } from './testing/office-import'

const shop = await shopOfFile()
const { db } = shop.database
const owner = await addOperator(shop, 'owner')
const importFile = createOfficeImport(shop, owner)

async function moveTo(country: CountryCode) {
  const { profile } = await unwrap(owner.client.GET('/admin/settings'))
  const body = { version: profile.version, value: { ...profile.value, country } }
  await unwrap(owner.client.POST('/admin/settings/profile', { body }))
}

/** An article as a seller sees it. */
async function articleOf(sku: string) {
  const [found] = await db
    .select({ variant: variants, product: products, category: categories.name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(variants.sku, sku))
  if (!found) return undefined
  const { variant, product, category } = found
  const prices = await db
    .select()
    .from(variantPrices)
    .where(inArray(variantPrices.variantId, [variant.id]))
  return {
    title: product.title,
    isPublished: product.publishedAt !== null,
    category,
    taxClass: product.taxClass,
    prices: prices.map(({ amount }) => amount),
    stock: variant.inventoryQuantity,
    availability: variant.availability,
    gtin: variant.gtin,
    pieces: variant.packSize,
    carton: variant.cartonSize,
    weight: product.weight,
    brand: product.brand,
    description: product.description,
    tags: product.tags,
    productId: product.id,
  }
}
type Article = NonNullable<Awaited<ReturnType<typeof articleOf>>>

/** A catalogue file of another system with what a user of the office answers, and the articles that it becomes. */
interface System extends Omit<OfficeFile, 'bytes'> {
  country: CountryCode
  articles: Record<string, Partial<Article>>
  /** SKUs of which no article is made, and why. */
  without: Record<string, string>
}

const sold = { isPublished: true, availability: 'tracked' } as const

const systems: System[] = [
  {
    // Articles by groups, in Windows-1252: prices in crowns and in euros, reserved pieces, and withdrawn articles.
    name: '18-fortnox.csv',
    country: 'se',
    values: { prices_include_vat: 'no', tax_class: 'standard' },
    taxClasses: { Godis: 'confectionery', Dryck: 'soft_drink', Nikotin: 'nicotine' },
    articles: {
      '1001': { ...sold, prices: [172], stock: 216, carton: 24, weight: 108, gtin: '7310100001016', category: 'Godis' },
      '1003': { ...sold, prices: [151], stock: 1056, carton: 30, taxClass: 'confectionery', brand: 'Cloetta' },
      '1004': { ...sold, prices: [195], stock: 0, gtin: null },
      '1005': { ...sold, prices: [825], stock: 12, carton: null, weight: 1000 },
      '1008': { isPublished: false, prices: [134] },
      '1009': { isPublished: false, prices: [] },
      '1014': { ...sold, title: 'Zoo mix; surt 90 g', prices: [120] },
      '1015': { ...sold, prices: [82], gtin: null },
      '2002': { ...sold, prices: [110], taxClass: 'soft_drink' },
      '3001': { ...sold, prices: [264], taxClass: 'nicotine', carton: 10 },
      '4001': { ...sold, prices: [2310], taxClass: 'standard', weight: 4200 },
    },
    without: { DRYCK: 'a group', '9001': 'a service' },
  },
  {
    // A workbook with a title, groups and a total: EANs as numbers, weights in units of their own, and origins.
    name: '19-netvisor.xlsx',
    country: 'fi',
    values: { prices_include_vat: 'no', tax_class: 'food' },
    taxClasses: { Makeiset: 'confectionery', Juomat: 'soft_drink', Nikotiinituotteet: 'nicotine' },
    articles: {
      'MAK-001': {
        ...sold,
        title: 'Salmiakkipastilli Apteekin 40 g',
        description: 'Perinteinen salmiakki.\n• Gluteeniton',
        prices: [89],
        stock: 480,
        carton: 48,
        gtin: '6410000000018',
        taxClass: 'confectionery',
      },
      'MAK-005': { ...sold, prices: [690], stock: 37, carton: 3 },
      'MAK-007': { ...sold, prices: [490], stock: 0 },
      'MAK-009': { isPublished: false, prices: [175] },
      'MAK-010': { ...sold, taxClass: 'confectionery' },
      'MAK-012': { isPublished: false, prices: [] },
      'JUO-003': { ...sold, prices: [85], weight: 1500, taxClass: 'soft_drink' },
      'ELI-004': { ...sold, prices: [155], weight: 200, taxClass: 'food' },
      'NIK-001': { ...sold, prices: [295], taxClass: 'nicotine', category: 'Nikotiinituotteet' },
    },
    without: { '1 Makeiset': 'a group', '2 Juomat': 'a group', 'Yhteensä 36 tuotetta': 'a total' },
  },
  {
    // Codes of VAT, yes and no as J and N, and prices in two currencies.
    name: '20-tripletex.csv',
    country: 'no',
    values: { prices_include_vat: 'no', tax_class: 'food', other_currency: 'exclude' },
    taxClasses: {
      Sjokolade: 'confectionery',
      Smågodt: 'confectionery',
      Drikke: 'soft_drink',
      Nikotin: 'nicotine',
      'Non-food': 'standard',
    },
    articles: {
      '10010': { ...sold, prices: [255], stock: 320, carton: 20, weight: 205, taxClass: 'confectionery' },
      '10011': { ...sold, prices: [95], stock: 1440, weight: 47 },
      '10012': { ...sold, description: 'Uten gelatin & gluten' },
      '10013': { ...sold, prices: [810], stock: 24 },
      '10016': { isPublished: false, prices: [160] },
      '10017': { ...sold, stock: 0 },
      '10018': { isPublished: false, prices: [] },
      '10019': { ...sold, prices: [140], gtin: null },
      '20010': { ...sold, prices: [88], taxClass: 'soft_drink', carton: 24 },
      '40010': { ...sold, prices: [410], taxClass: 'nicotine' },
      '50011': { ...sold, prices: [102_450], taxClass: 'standard', carton: null },
      '60010': { ...sold, prices: [1400], taxClass: 'confectionery' },
    },
    without: { '10020': 'a price in crowns' },
  },
  {
    // Variations by item, prices with VAT, a column for each rate, and ids in the names of categories.
    name: '21-square.xlsx',
    country: 'gb',
    values: { prices_include_vat: 'yes', tax_class: 'standard' },
    taxClasses: { Confectionery: 'confectionery', Bakery: 'food', Grocery: 'food' },
    articles: {
      'FUD-SS': { ...sold, prices: [413], stock: 64, category: 'Confectionery', description: 'Small-batch fudge' },
      'HON-100': { ...sold, title: 'Honeycomb Bites', prices: [292] },
      'HON-250': { ...sold, title: 'Honeycomb Bites', prices: [604], stock: 18 },
      'HON-1000': { title: 'Honeycomb Bites', prices: [] },
      '5390000000052': { ...sold, title: 'Sherbet Lemons', prices: [229], stock: 0 },
      'PNM-KG': { ...sold, prices: [1167], stock: 12 },
      TOF: { ...sold, prices: [267] },
      'TOF-LG': { title: 'Butter Toffee', prices: [508], gtin: null },
      'EGG-25': { isPublished: false },
      SBM: { ...sold, prices: [360], taxClass: 'food', weight: 500 },
      'TEA-80': { ...sold, category: 'Grocery', tags: ['Gifts'] },
      'TRU-B': { isPublished: false, prices: [958] },
    },
    without: { GC: 'a gift card' },
  },
  {
    // Handles with options, prices with five decimals, composites, and stock that is not tracked.
    name: '22-lightspeed.csv',
    country: 'fi',
    values: { prices_include_vat: 'no', tax_class: 'confectionery' },
    taxClasses: { Nicotine: 'nicotine', Drinks: 'soft_drink', Gifts: 'standard' },
    articles: {
      '51001': {
        ...sold,
        description: 'Peppermints in a tin.\n\nMade in Finland',
        prices: [238],
        // In two outlets.
        stock: 150,
        category: 'Mints',
        weight: 35,
        tags: ['gift', 'vegan'],
      },
      '51002': { ...sold, title: 'Dark Chocolate Bar', prices: [308], brand: 'Goodio' },
      '51005': { ...sold, title: 'Salty Liquorice', prices: [176], weight: 60 },
      '51006': { ...sold, title: 'Salty Liquorice', stock: 0 },
      '51008': { ...sold, prices: [881], stock: 14 },
      '51009': { isPublished: false },
      '51014': { ...sold, prices: [220], taxClass: 'soft_drink' },
      '51015': { isPublished: true, availability: 'always', prices: [2400] },
      '51019': { ...sold, prices: [398], taxClass: 'nicotine' },
      '51027': { isPublished: true, availability: 'always', prices: [3084] },
    },
    without: {},
  },
  {
    // Variants below their product, without choices, paths with slashes, and a service.
    name: '23-bigcommerce.csv',
    country: 'gb',
    values: { prices_include_vat: 'no', tax_class: 'confectionery' },
    articles: {
      'BC-TRUF': {
        ...sold,
        prices: [890],
        stock: 45,
        brand: 'Hearth & Co',
        category: 'Truffles',
        gtin: '5090009009017',
        description: 'Handmade truffles.',
      },
      'BC-THIN': { ...sold, title: 'Orange Thins 125g', prices: [475], stock: 120 },
      'BC-THIN-X2': { ...sold, title: 'Orange Thins 125g', prices: [900], stock: 12, brand: 'Hearth & Co' },
      'BC-ROSE': { isPublished: false, stock: 0, description: 'Contains milk & soya.' },
    },
    without: { 'BC-WRAP': 'a service' },
  },
]

const articlesOf = async (skus: string[]) =>
  Object.fromEntries(await Promise.all(skus.map(async (sku) => [sku, await articleOf(sku)] as const)))

describe.each(systems)('the export of another system, $name', ({ country, articles, without, ...answers }) => {
  const load = async () => ({ ...answers, bytes: await readFile(new URL(`cases/${answers.name}`, import.meta.url)) })

  it('becomes the articles of its seller', async () => {
    await moveTo(country)
    await importFile(await load())
    expect(await articlesOf(Object.keys(articles))).toMatchObject(articles)
    expect(await articlesOf(Object.keys(without))).toEqual(
      Object.fromEntries(Object.keys(without).map((sku) => [sku, undefined])),
    )
  })

  it('changes nothing when it comes again', async () => {
    const before = await articlesOf(Object.keys(articles))
    const { report } = await importFile(await load())
    expect(report).toMatchObject({ created: 0, updated: 0 })
    expect(report?.unchanged).toBeGreaterThanOrEqual(Object.keys(articles).length)
    expect(await articlesOf(Object.keys(articles))).toEqual(before)
  })
})

it('has the variants of an item in one product', async () => {
  const productsOf = async (...skus: string[]) =>
    new Set((await Promise.all(skus.map(articleOf))).map((article) => article?.productId)).size
  expect(await productsOf('HON-100', 'HON-250', 'HON-1000')).toBe(1)
  expect(await productsOf('51002', '51004')).toBe(1)
  expect(await productsOf('HON-100', 'TOF')).toBe(2)
  expect(await productsOf('BC-THIN', 'BC-THIN-X2')).toBe(1)
})
