import type { Category, Product, ProductList, VisitorProduct } from '@skafferi/api'
import type { Context } from '../../context'
import { notFound } from '../../http/errors'
import type { Page } from '../../http/handler'
import { toFacets, toListItem, toProduct } from './catalog.answers'
import { findFacets } from './catalog.facets'
import type { ProductFilter, ProductSort } from './catalog.filter'
import * as repo from './catalog.repo'

/** A list that was asked for. */
export interface ProductSearch extends ProductFilter, Page {
  sort: ProductSort
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
export function createCatalogService({ db, now }: Context) {
  return {
    async search(search: ProductSearch): Promise<ProductList> {
      const moment = now()
      const { limit, offset } = search
      const { ids, count } = await repo.findProductIds(db, search, search, moment)
      const rows = ids.length > 0 ? await repo.findCards(db, ids) : []
      const cards = new Map(rows.map((row) => [row.id, toListItem(row, moment)]))
      const facets = search.withFacets ? toFacets(await findFacets(db, search, moment)) : undefined
      return { products: ids.flatMap((id) => cards.get(id) ?? []), count, limit, offset, ...(facets && { facets }) }
    },

    /** @throws StoreError 404 where there is no such product for sale */
    async product(id: string, priced: boolean): Promise<Product | VisitorProduct> {
      const moment = now()
      const row = await repo.findProduct(db, id, moment)
      if (!row?.publishedAt) throw notFound('product_not_found', 'Product not found')
      return toProduct(row, row.publishedAt, moment, priced)
    },

    async categories(page: Page): Promise<Slice<Category>> {
      const rows = await repo.findCategories(db, now())
      return slice(rows.map(({ productCount, ...category }) => ({ ...category, product_count: productCount })), page)
    },

    async tags(page: Page): Promise<Slice<string>> {
      return slice(await repo.findTags(db, now()), page)
    },
  }
}

/** See `createCatalogService`. */
export type CatalogService = ReturnType<typeof createCatalogService>
