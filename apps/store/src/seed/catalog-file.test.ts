import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap, type Product, type ProductListItem, type ProductQuery, type ShopClient } from '@skafferi/api'
import { catalogFile } from '@skafferi/fixtures/world'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createImportsOperator } from '../modules/catalogue/imports'
import { shopOfFile, world } from '../testing/shop'
import * as schema from '../platform/db/schema'

const folder = await mkdtemp(join(tmpdir(), 'skafferi-catalog-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const path = join(folder, 'catalog.csv')
await writeFile(path, catalogFile)

/** Without its sale, because the catalogue file contains none. */
const demo = await shopOfFile()
await demo.database.db.delete(schema.flashSales)
/** The same customers, and an empty catalogue until the file is imported. */
const empty = await shopOfFile()
await empty.database.db.execute(sql`truncate ${schema.categories} cascade`)
const buyers = await Promise.all([demo, empty].map(async (shop) => shop.client(await shop.signIn('kiosk'))))

const articles = world.products.flatMap(({ variants }) => variants)
const countsOf = ({
  created,
  updated,
  unchanged,
  failed,
}: Record<'created' | 'updated' | 'unchanged' | 'failed', number>) => ({ created, updated, unchanged, failed })

/** Returns the fields of a card that the file contains. */
function cardOf({
  handle,
  title,
  brand,
  sku,
  status,
  category,
  prices,
  tiers,
  inventory_quantity,
  has_multiple_variants,
  colors,
  strengths_mg,
  kept_out,
}: ProductListItem) {
  const figures = {
    prices,
    tiers,
    inventory_quantity,
    has_multiple_variants,
    colors,
    strengths_mg,
    kept_out: kept_out?.country_code,
  }
  return { handle, title, brand, sku, status, category: category!.name, ...figures }
}

/** Returns all pages of a list. Products of equal price are sorted by fields that the file does not contain. */
async function listed(client: ShopClient, query: ProductQuery) {
  const pageAt = (offset: number) =>
    unwrap(
      client.GET('/store/products', {
        params: { query: { ...query, sort: 'price_asc', facets: 1, limit: 100, offset } },
      }),
    )
  const first = await pageAt(0)
  const cards = [...first.products]
  while (cards.length < first.count) cards.push(...(await pageAt(cards.length)).products)
  const inOrder = cards.map(({ prices: { eur } }) => (typeof eur === 'number' ? eur : eur.min_amount))
  return {
    count: first.count,
    facets: first.facets,
    inOrder,
    cards: cards.map(cardOf).sort((a, b) => a.handle.localeCompare(b.handle)),
  }
}

/** Returns the fields of a product that the file contains. */
function pageOf({
  title,
  handle,
  description,
  brand,
  tags,
  weight,
  age_limit,
  flavour_class,
  options,
  variants,
  ...product
}: Product) {
  const nameOf = new Map(options.map(({ id, title: name }) => [id, name]))
  return {
    title,
    handle,
    description,
    brand,
    tags,
    weight,
    age_limit,
    flavour_class,
    category: product.category!.name,
    options: options.map(({ title: name }) => name),
    variants: variants.map(
      ({ sku, gtin, unit, pack_size, carton_size, strength_mg, inventory_quantity, prices, options: chosen }) => ({
        sku,
        gtin,
        unit,
        pack_size,
        carton_size,
        strength_mg,
        inventory_quantity,
        prices,
        chosen: chosen.map(({ option_id, value }) => [nameOf.get(option_id), value]),
      }),
    ),
  }
}

/** Returns the product page of an article. */
async function readProduct(client: ShopClient, sku: string) {
  const { products } = await unwrap(client.GET('/store/products', { params: { query: { q: sku } } }))
  const { product } = await unwrap(client.GET('/store/products/{id}', { params: { path: { id: products[0]!.id } } }))
  if (!product.priced) throw new Error(`${sku} is shown as to a visitor`)
  return pageOf(product)
}

describe('the catalogue file of the demo', () => {
  it('matches the demo’s catalogue: importing it there changes nothing', async () => {
    const report = await createImportsOperator(demo.context).checkCatalog(path, {})
    expect(report.ignored_columns).toEqual([])
    expect(countsOf(report)).toEqual({ created: 0, updated: 0, unchanged: articles.length, failed: 0 })
  })

  it('can be imported completely into an empty shop', async () => {
    const report = await createImportsOperator(empty.context).importCatalog(path, {})
    expect(report.failures).toEqual([])
    expect(countsOf(report)).toEqual({ created: articles.length, updated: 0, unchanged: 0, failed: 0 })
    expect(report.categories_created.sort()).toEqual(world.categories.map(({ name }) => name).sort())
  })

  it.each<ProductQuery>([
    {},
    { category: 'Nicotine Pouches', tags: ['Mint', 'Citrus'] },
    { category: 'Phones', brand: ['Sony', 'Apple'] },
    { minPrice: 100, maxPrice: 300 },
    { q: 'lingon' },
    { q: 'choclate', tags: ['Vegan'] },
    { q: 'TJA-1403' },
  ])('yields the demo’s search results and filter counts for %j', async (query) => {
    const [there, here] = await Promise.all(buyers.map((client) => listed(client, query)))
    expect(there!.count).toBeGreaterThan(0)
    expect(here).toEqual(there)
  })

  it('yields the demo’s product pages, apart from fields that the file lacks', async () => {
    const some = world.products.filter((_, index) => index % 40 === 0).map(({ variants }) => variants[0]!.sku!)
    for (const sku of ['TJA-1403', ...some]) {
      const [there, here] = await Promise.all(buyers.map((client) => readProduct(client, sku)))
      expect(here).toEqual(there)
    }
  })
})
