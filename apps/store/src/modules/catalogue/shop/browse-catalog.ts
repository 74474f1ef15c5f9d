import type { Category, Product, ProductList, VisitorProduct } from '@skafferi/api'
import { idsWithDescendants } from '@skafferi/domain/rules/catalogue/category-tree'
import { orderOf, type ListOrder, type ProductFilter } from '@skafferi/domain/rules/catalogue/listing'
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
  sort?: ListOrder
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
function isUnfiltered({ category, minPrice, maxPrice, ordered, ...filter }: ProductFilter): boolean {
  const { id, handle, category_id: categoryIds, brand, tags, strength, flavour, pack } = filter
  const lists = [id, handle, categoryIds, brand, tags, strength, flavour, pack]
  return (
    !category && !ordered && lists.every((list) => !list?.length) && minPrice === undefined && maxPrice === undefined
  )
}

/** Creates the operations that read the catalogue. */
export function createCatalogService(context: Context, readFacts: ReadCatalogueFacts) {
  const { db, now, readStale } = context

  /**
   * Returns the ids of the filter's categories and their subcategories; undefined without a filter, and if the name of
   * a category without subcategories is sufficient.
   */
  async function findBranch({ category, category_id: ids }: ProductFilter): Promise<string[] | undefined> {
    if (!category && !ids?.length) return undefined
    const rows = await (await readFacts()).categories()
    const branches = ids?.flatMap((id) => idsWithDescendants(rows, id))
    if (!category) return branches
    const named = rows.find((row) => row.name === category)
    const branch = named ? idsWithDescendants(rows, named.id) : []
    if (branches?.length) return branch.filter((id) => branches.includes(id))
    return branch.length > 1 ? branch : undefined
  }

  return {
    async search({ company }: Session, { q, sort, withFacets, ...list }: ListRequest): Promise<ProductList> {
      const at = now()
      const text = parseSearch(q)
      const usesTotals = !text && isUnfiltered(list)
      const totals = usesTotals || withFacets ? await (await readFacts()).totals() : undefined
      const cachedTotals = usesTotals ? totals : undefined
      const counts = { withCount: !cachedTotals, withFacets: withFacets && !cachedTotals }
      const categoryIds = await findBranch(list)
      const search = { ...list, ...counts, categoryIds, text, sort: orderOf(sort, text !== undefined) }
      // The ids may come from a replica; the data of the cards may not.
      const found = await readStale((reader) => findProducts(reader, search, priceContextOf(company, at)))
      const products = await loadListItems(context, found.ids, company, at)
      const { count, facets } = cachedTotals ?? found
      const { limit, offset } = list
      return {
        products,
        count,
        limit,
        offset,
        ...(totals && withFacets && facets && { facets: toFacets(facets, totals) }),
      }
    },

    /** Returns the explore list. */
    async explore({ company }: Session, page: Page): Promise<ProductList> {
      const at = now()
      const facts = await readFacts()
      const [{ count }, categories] = await Promise.all([facts.totals(), facts.categories()])
      const ids = await readStale((reader) => repo.findPerCategory(reader, categories, page, at))
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
      const { openedAt } = context.settings.current.opening
      return toProduct(row, row.publishedAt, context, { ...prices, openedAt })
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
