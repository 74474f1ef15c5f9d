import { pageOf, signedIn, type Handlers } from '../../../platform/http/handler'
import type { CatalogService } from './browse-catalog'

type CatalogOperation =
  | 'listCategories'
  | 'getCategory'
  | 'listTags'
  | 'searchProducts'
  | 'listProducts'
  | 'exploreProducts'
  | 'getProduct'

/** The orders of Medusa's clients. */
const publicationOrders = { created_at: 'oldest', '-created_at': 'newest' } as const

/** Routes for categories, tags and products. */
export function catalogRoutes(catalog: CatalogService): Handlers<CatalogOperation> {
  return {
    async listCategories({ query }) {
      const page = pageOf(query)
      const { items, count } = await catalog.categories(page)
      return { product_categories: items, count, ...page }
    },
    async getCategory({ params }) {
      return { product_category: await catalog.category(params.id) }
    },
    async listTags({ query }) {
      const page = pageOf(query)
      const { items, count } = await catalog.tags(page)
      return { tags: items, count, ...page }
    },
    async searchProducts(call) {
      const { facets, order, sort, ...filter } = call.query
      const listing = { ...filter, ...pageOf(call.query), sort: order ? publicationOrders[order] : sort }
      return catalog.search(signedIn(call), { ...listing, withFacets: facets === 1 })
    },
    async listProducts(call) {
      const { search, category } = call.query
      const page = pageOf(call.query)
      return catalog.search(signedIn(call), { q: search, category, ...page, sort: 'newest', withFacets: false })
    },
    async exploreProducts(call) {
      return catalog.explore(signedIn(call), pageOf(call.query))
    },
    async getProduct({ params, session }) {
      return { product: await catalog.product(params.id, session) }
    },
  }
}
