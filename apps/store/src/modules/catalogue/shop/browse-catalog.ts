import type { Category, Product, ProductList, VisitorProduct } from '@skafferi/api'
import { idsWithDescendants } from '@skafferi/domain/rules/catalogue/category-tree'
import type { ListingSort } from '@skafferi/domain/rules/catalogue/catalog'
import { orderOf, type ProductFilter } from '@skafferi/domain/rules/catalogue/listing'
import { parseSearch } from '@skafferi/domain/rules/catalogue/search'
import type { Context } from '../../../platform/context'
import { refuse } from '../../../platform/http/errors'
import type { Page, Session } from '../../../platform/http/handler'
import { priceContextOf } from '../../pricing'
import { toCategory, toFacets, toProduct } from './to-product'
import { loadListItems } from './load-list-items'
import type { ReadCatalogueFacts } from './catalog-facts'
import * as repo from './catalog.repo'
import { findProducts } from './catalog-search.repo'

/** A requested list. */
export interface ListRequest extends ProductFilter, Page {
  /** See `orderOf`. */
  sort?: ListingSort
  /** True to compute facets. */
  withFacets: boolean
}

interface Slice<Item> {
  items: Item[]
  count: number
}

function slice<Item>(items: readonly Item[], { limit, offset }: Page): Slice<Item> {
  return { items: items.slice(offset, offset + limit), count: items.length }
}

/** True for an unfiltered list, whose counts are cached. */
function isUnfiltered({ category, brand, tags, strength, flavour, pack, minPrice, maxPrice }: ProductFilter): boolean {
  const lists = [brand, tags, strength, flavour, pack]
  return !category && lists.every((list) => !list?.length) && minPrice === undefined && maxPrice === undefined
}

/** Creates the operations that read the catalogue. */
export function createCatalogService(context: Context, readFacts: ReadCatalogueFacts) {
  const { db, now, readStale } = context

  /**
   * Returns the ids of a category and its subcategories; undefined if there are none, because its name is then
   * sufficient.
   */
  async function findBranch(name: string | undefined): Promise<string[] | undefined> {
    if (!name) return undefined
    const rows = await (await readFacts()).categories()
    const found = rows.find((row) => row.name === name)
    const ids = found ? idsWithDescendants(rows, found.id) : []
    return ids.length > 1 ? ids : undefined
  }

  return {
    async search({ company }: Session, { q, sort, withFacets, ...list }: ListRequest): Promise<ProductList> {
      const at = now()
      const text = parseSearch(q)
      const cachedTotals = text || !isUnfiltered(list) ? undefined : await (await readFacts()).totals()
      const counts = { withCount: !cachedTotals, withFacets: withFacets && !cachedTotals }
      const categoryIds = await findBranch(list.category)
      const search = { ...list, ...counts, categoryIds, text, sort: orderOf(sort, text !== undefined) }
      // The ids may come from a replica; the data of the cards may not.
      const found = await readStale((reader) => findProducts(reader, search, priceContextOf(company, at)))
      const products = await loadListItems(context, found.ids, company, at)
      const { count, facets } = cachedTotals ?? found
      const { limit, offset } = list
      return { products, count, limit, offset, ...(withFacets && facets && { facets: toFacets(facets) }) }
    },

    /** Returns the explore list. */
    async explore({ company }: Session, page: Page): Promise<ProductList> {
      const at = now()
      const { count } = await (await readFacts()).totals()
      const ids = await readStale((reader) => repo.findPerCategory(reader, page, at))
      return { products: await loadListItems(context, ids, company, at), count, ...page }
    },

    /**
     * @param name id or handle
     * @throws StoreError 404 if no such product is for sale
     */
    async product(name: string, session: Session | undefined): Promise<Product | VisitorProduct> {
      const prices = priceContextOf(session?.company, now())
      const row = await repo.findProduct(db, name, session?.company.id, prices)
      if (!row?.publishedAt) throw refuse('product_not_found')
      return toProduct(row, row.publishedAt, context, prices)
    },

    async categories(page: Page): Promise<Slice<Category>> {
      const rows = await (await readFacts()).categories()
      return slice(rows.map(toCategory), page)
    },

    /** @throws StoreError 404 if the category does not exist */
    async category(id: string): Promise<Category> {
      const rows = await (await readFacts()).categories()
      const row = rows.find((category) => category.id === id)
      if (!row) throw refuse('category_not_found')
      return toCategory(row)
    },

    async tags(page: Page): Promise<Slice<string>> {
      return slice(await (await readFacts()).tags(), page)
    },
  }
}

export type CatalogService = ReturnType<typeof createCatalogService>
