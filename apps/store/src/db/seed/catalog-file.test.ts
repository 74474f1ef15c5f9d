import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap, type Product, type ProductListItem, type ProductQuery, type ShopClient } from '@skafferi/api'
import { catalogFile } from '@skafferi/fixtures/world'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createImportsOperator } from '../../features/imports'
import { shopOfFile, world } from '../../testing/shop'
import * as schema from '../schema'

const folder = await mkdtemp(join(tmpdir(), 'skafferi-catalog-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const path = join(folder, 'catalog.csv')
await writeFile(path, catalogFile)

/** Without its sale, which no file says. */
const demo = await shopOfFile()
await demo.database.db.delete(schema.flashSales)
/** With the same buyers, and nothing to sell until the file comes. */
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

/** What a file says of a card. */
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
  return { handle, title, brand, sku, status, category: category.name, ...figures }
}

/** All that a listing answers, page by page. What costs the same stands in no order that a file could know. */
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

/** What a file says of a product. */
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
    category: product.category.name,
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

/** The page of the product that has an article. */
async function shown(client: ShopClient, sku: string) {
  const { products } = await unwrap(client.GET('/store/products', { params: { query: { q: sku } } }))
  const { product } = await unwrap(client.GET('/store/products/{id}', { params: { path: { id: products[0]!.id } } }))
  if (!product.priced) throw new Error(`${sku} is shown as to a visitor`)
  return pageOf(product)
}

describe('the file of the demo’s catalogue', () => {
  it('says of the demo’s goods what they are: importing it there changes nothing', async () => {
    const report = await createImportsOperator(demo.context).checkCatalog(path, {})
    expect(report.ignored_columns).toEqual([])
    expect(countsOf(report)).toEqual({ created: 0, updated: 0, unchanged: articles.length, failed: 0 })
  })

  it('is taken whole by an empty shop', async () => {
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
  ])('lets that shop find for %j what the demo finds, with the same counts beside the filters', async (query) => {
    const [there, here] = await Promise.all(buyers.map((client) => listed(client, query)))
    expect(there!.count).toBeGreaterThan(0)
    expect(here).toEqual(there)
  })

  it('lets that shop show of a product what the demo shows, as far as a file says it', async () => {
    const some = world.products.filter((_, index) => index % 40 === 0).map(({ variants }) => variants[0]!.sku!)
    for (const sku of ['TJA-1403', ...some]) {
      const [there, here] = await Promise.all(buyers.map((client) => shown(client, sku)))
      expect(here).toEqual(there)
    }
  })
})
