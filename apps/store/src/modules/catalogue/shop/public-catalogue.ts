import { listedArticles, type CatalogueNeeds } from '@skafferi/domain/rules/content/catalogue-needs'
import { toPublicArticle, type PageCatalogue } from '@skafferi/domain/rules/content/page-catalogue'
import type { Context } from '../../../platform/context'
import { priceContextOf } from '../../pricing'
import type { CatalogueFacts, ReadCatalogueFacts } from './catalog-facts'
import { findProducts } from './catalog-search.repo'
import { countPublicArticles, findPictured, findPublicArticles } from './public-articles.repo'

/** Reads what blocks show of the catalogue. */
export type ReadPublicCatalogue = (needs: CatalogueNeeds) => Promise<PageCatalogue>

/** Milliseconds in which changes of the catalogue are not read again. */
const defaultFreshness = 5_000

/** Blocks change rarely, so few different needs are asked for. */
const maxCached = 20

interface Reading {
  facts: CatalogueFacts
  at: number
  catalogue: Promise<PageCatalogue>
}

/** The list of each rule. Best sellers were sold: without sales there are none. */
const lists = {
  best_sellers: { sort: 'most_popular', ordered: 1 },
  newest: { sort: 'newest' },
} as const

/** Creates the reader of the catalogue for visitors, which reads it again after it changed. */
export function createPublicCatalogue(
  { db, now, readStale }: Pick<Context, 'db' | 'now' | 'readStale'>,
  readFacts: ReadCatalogueFacts,
  freshFor = defaultFreshness,
): ReadPublicCatalogue {
  const cache = new Map<string, Reading>()

  async function findListed(rule: CatalogueNeeds['rule'], at: Date): Promise<readonly string[]> {
    if (rule === null) return []
    const list = { limit: listedArticles, offset: 0, ...lists[rule], withCount: false, withFacets: false }
    return (await readStale((reader) => findProducts(reader, list, priceContextOf(undefined, at)))).ids
  }

  async function load({ skus, rule, pictures }: CatalogueNeeds, facts: CatalogueFacts): Promise<PageCatalogue> {
    const at = now()
    const { facets } = await facts.totals()
    const productIds = await findListed(rule, at)
    const rows = await findPublicArticles(db, { skus, productIds }, priceContextOf(undefined, at))
    const pictured = new Map((await findPictured(db, pictures, at)).map((row) => [row.src, row]))
    // The list names the first article of each product, which is among the rows once.
    const firstOf = (id: string) => rows.find((row) => row.productId === id && row.isFirst)?.variantId ?? []
    return {
      figures: {
        articles: await countPublicArticles(db, at),
        brands: facets.filter(({ kind }) => kind === 'brand').length,
      },
      articles: rows.map(toPublicArticle),
      listed: productIds.flatMap(firstOf),
      pictures: pictures.flatMap((src) => {
        const row = pictured.get(src)
        return row ? { src, product_id: row.productId, title: row.title } : []
      }),
    }
  }

  return async (needs) => {
    const key = JSON.stringify(needs)
    const known = cache.get(key)
    if (known && performance.now() - known.at < freshFor) return known.catalogue
    const facts = await readFacts()
    if (known?.facts === facts) {
      known.at = performance.now()
      return known.catalogue
    }
    if (cache.size >= maxCached) cache.clear()
    const catalogue = load(needs, facts)
    cache.set(key, { facts, at: performance.now(), catalogue })
    catalogue.catch(() => cache.delete(key))
    return catalogue
  }
}
