import type { Category, Product, ProductList, VisitorProduct } from '@skafferi/api'
import { idsWithBelow } from '@skafferi/domain/catalog/category-tree.rules'
import type { ListingSort } from '@skafferi/domain/catalog/catalog.rules'
import { orderOf, type ProductFilter } from '@skafferi/domain/catalog/listing.rules'
import { parseSearch } from '@skafferi/domain/catalog/search.rules'
import type { Context } from '../../context'
import { notFound } from '../../http/errors'
import type { Page, Session } from '../../http/handler'
import { toCategory, toFacets, toProduct } from './catalog.answers'
import { loadListItems } from './catalog.cards'
import type { ReadCatalogueFacts } from './catalog.facts'
import * as repo from './catalog.repo'
import { findProducts } from './catalog.search.repo'

/** A list that was asked for. */
export interface ListRequest extends ProductFilter, Page {
  /** See `orderOf`. */
  sort?: ListingSort
  /** Whether to count what the filter could be changed to. */
  withFacets: boolean
}

interface Slice<Item> {
  items: Item[]
  count: number
}

function slice<Item>(items: readonly Item[], { limit, offset }: Page): Slice<Item> {
  return { items: items.slice(offset, offset + limit), count: items.length }
}

/** Whether a list shows all there is: then what would be counted is known. */
function isOfAll({ category, brand, tags, strength, flavour, pack, minPrice, maxPrice }: ProductFilter): boolean {
  const lists = [brand, tags, strength, flavour, pack]
  return !category && lists.every((list) => !list?.length) && minPrice === undefined && maxPrice === undefined
}

/** Reading the catalogue. */
export function createCatalogService(context: Context, readFacts: ReadCatalogueFacts) {
  const { db, dispatch, now, readLate } = context

  /** The ids of a category and of those below it; undefined where there are none below, and its name says all. */
  async function findBranch(name: string | undefined): Promise<string[] | undefined> {
    if (!name) return undefined
    const rows = await (await readFacts()).categories()
    const found = rows.find((row) => row.name === name)
    const ids = found ? idsWithBelow(rows, found.id) : []
    return ids.length > 1 ? ids : undefined
  }

  return {
    async search({ company }: Session, { q, sort, withFacets, ...list }: ListRequest): Promise<ProductList> {
      const moment = now()
      const text = parseSearch(q)
      const known = text || !isOfAll(list) ? undefined : await (await readFacts()).totals()
      const counts = { withCount: !known, withFacets: withFacets && !known }
      const categoryIds = await findBranch(list.category)
      const search = { ...list, ...counts, categoryIds, text, sort: orderOf(sort, text !== undefined) }
      // Which products a list has may be late; what their cards say may not.
      const found = await readLate((reader) => findProducts(reader, search, moment))
      const products = await loadListItems(context, found.ids, company.id, moment)
      const { count, facets } = known ?? found
      const { limit, offset } = list
      return { products, count, limit, offset, ...(withFacets && facets && { facets: toFacets(facets) }) }
    },

    /** The newest of each category in turn. */
    async explore({ company }: Session, page: Page): Promise<ProductList> {
      const moment = now()
      const { count } = await (await readFacts()).totals()
      const ids = await readLate((reader) => repo.findPerCategory(reader, page, moment))
      return { products: await loadListItems(context, ids, company.id, moment), count, ...page }
    },

    /**
     * @param name its id or its handle
     * @throws StoreError 404 where there is no such product for sale
     */
    async product(name: string, session: Session | undefined): Promise<Product | VisitorProduct> {
      const moment = now()
      const row = await repo.findProduct(db, name, session?.company.id, moment)
      if (!row?.publishedAt) throw notFound('product_not_found', 'Product not found')
      return toProduct(row, row.publishedAt, dispatch, moment)
    },

    async categories(page: Page): Promise<Slice<Category>> {
      const rows = await (await readFacts()).categories()
      return slice(rows.map(toCategory), page)
    },

    /** @throws StoreError 404 where there is no such category */
    async category(id: string): Promise<Category> {
      const rows = await (await readFacts()).categories()
      const row = rows.find((category) => category.id === id)
      if (!row) throw notFound('category_not_found', 'Category not found')
      return toCategory(row)
    },

    async tags(page: Page): Promise<Slice<string>> {
      return slice(await (await readFacts()).tags(), page)
    },
  }
}

export type CatalogService = ReturnType<typeof createCatalogService>
