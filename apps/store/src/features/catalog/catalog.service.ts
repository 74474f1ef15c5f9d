import type { Category, Product, ProductList, VisitorProduct } from '@skafferi/api'
import type { ListingSort } from '@skafferi/domain/catalog/catalog.rules'
import { orderOf, type ProductFilter } from '@skafferi/domain/catalog/listing.rules'
import { parseSearch } from '@skafferi/domain/catalog/search.rules'
import type { Context } from '../../context'
import { notFound } from '../../http/errors'
import type { Page, Session } from '../../http/handler'
import { toCategory, toFacets, toProduct } from './catalog.answers'
import { loadListItems } from './catalog.cards'
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

/** Reading the catalogue. */
export function createCatalogService(context: Context) {
  const { db, dispatch, now } = context
  return {
    async search({ company }: Session, { q, sort, ...list }: ListRequest): Promise<ProductList> {
      const moment = now()
      const text = parseSearch(q)
      const { ids, count, facets } = await findProducts(db, { ...list, text, sort: orderOf(sort, text !== undefined) }, moment)
      const products = await loadListItems(context, ids, company.id, moment)
      const { limit, offset } = list
      return { products, count, limit, offset, ...(facets && { facets: toFacets(facets) }) }
    },

    /** The newest of each category in turn. */
    async explore({ company }: Session, page: Page): Promise<ProductList> {
      const moment = now()
      const { ids, count } = await repo.findPerCategory(db, page, moment)
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
      const rows = await repo.findCategories(db, now())
      return slice(rows.map(toCategory), page)
    },

    /** @throws StoreError 404 where there is no such category */
    async category(id: string): Promise<Category> {
      const row = await repo.findCategory(db, id, now())
      if (!row) throw notFound('category_not_found', 'Category not found')
      return toCategory(row)
    },

    async tags(page: Page): Promise<Slice<string>> {
      return slice(await repo.findTags(db, now()), page)
    },
  }
}

export type CatalogService = ReturnType<typeof createCatalogService>
