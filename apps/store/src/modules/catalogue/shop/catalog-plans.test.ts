import type { ListingSort } from '@skafferi/domain/rules/catalogue/catalog'
import { parseSearch } from '@skafferi/domain/rules/catalogue/search'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedManyProducts } from '../../../seed/many-products'
import { shopOfFile, world } from '../../../testing/shop'
import { priceContextOf } from '../../pricing'
import { productsStatement, type ProductSearch } from './catalog-search.repo'

/** Large enough for the planner to prefer a suitable index. */
const products = 6000

const shop = await shopOfFile()

beforeAll(async () => {
  await seedManyProducts(shop.database.db, products, shop.clock.now())
})

interface Query extends Partial<Omit<ProductSearch, 'text'>> {
  q?: string
}

/** Returns the query plan of a list. */
async function planOf({ q, ...query }: Query): Promise<string> {
  const { db } = shop.database
  const defaults = { limit: 20, offset: 0, sort: 'newest', withCount: true, withFacets: false } as const
  const statement = productsStatement(
    db,
    { ...defaults, text: parseSearch(q), ...query },
    priceContextOf(undefined, shop.clock.now()),
  )
  const { rows } = (await db.execute(sql`explain ${statement}`)) as { rows: { 'QUERY PLAN': string }[] }
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const sorts: [ListingSort, string][] = [
  ['newest', 'listed_products_newest'],
  ['most_popular', 'listed_products_newest'],
  ['price_asc', 'listed_products_amount'],
  ['price_desc', 'listed_products_amount'],
]

const filters: [Query, string][] = [
  [{ category: 'Camera' }, 'listed_products_category'],
  [{ brand: ['Almbacken', 'Bergfors'] }, 'listed_products_brand'],
  [{ tags: ['Fairtrade', 'Unflavoured'] }, 'listed_products_tags'],
  [{ strength: [15] }, 'listed_products_strengths'],
  [{ flavour: ['menthol'] }, 'listed_products_flavour'],
  [{ pack: ['tray'] }, 'listed_products_packs'],
  [{ minPrice: 101, maxPrice: 103 }, 'listed_products_amount'],
  [{ q: 'chanterelle', sort: 'relevance' }, 'listed_products_words'],
  [{ q: 'licorise', sort: 'relevance' }, 'words_trigrams'],
]

describe('query plans in a large catalogue', () => {
  it.each(sorts)('read a page by %s from an index and sort only a few rows', async (sort, index) => {
    const plan = await planOf({ sort })
    expect(plan).toContain(index)
    const sorted = [...plan.matchAll(/->  Sort .* rows=(\d+)/g)].map(([, rows]) => Number(rows))
    expect(Math.max(0, ...sorted)).toBeLessThan(products / 10)
  })

  it.each(filters)('use an index for a list by %j', async (query, index) => {
    const plan = await planOf(query)
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan on listed_products')
  })

  it('look up the few products on sale separately, and compute no sale for other rows', async () => {
    const plan = await planOf({ sort: 'price_asc' })
    expect(plan).toContain('listed_products_pkey')
    expect(plan).not.toContain('SubPlan')
  })

  it('use as many statements as in a small catalogue', async () => {
    const anna = shop.client(await shop.signIn('kiosk'))
    const list = () => anna.GET('/store/products', { params: { query: { q: 'mint', facets: 1, limit: 100 } } })
    // The first statement loads the session, the second checks for catalogue changes; the bounds of prices are cached.
    await list()
    expect(await shop.statementsOf(list)).toHaveLength(4)
    const all = await anna.GET('/store/products', { params: { query: { offset: products - 1 } } })
    expect(all.data).toMatchObject({ count: products, products: [{ id: expect.any(String) }] })
    expect(world.products.length).toBeLessThan(products)
  })
})
