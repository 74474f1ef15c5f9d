import { pageOf, type Handlers } from '../../http/handler'
import type { CatalogService } from './catalog.service'

type CatalogOperation = 'listCategories' | 'listTags' | 'searchProducts' | 'listProducts' | 'getProduct'

/** Categories, tags and products over HTTP. */
export function catalogRoutes(catalog: CatalogService): Handlers<CatalogOperation> {
  return {
    async listCategories({ query }) {
      const page = pageOf(query)
      const { items, count } = await catalog.categories(page)
      return { product_categories: items, count, ...page }
    },
    async listTags({ query }) {
      const page = pageOf(query)
      const { items, count } = await catalog.tags(page)
      return { tags: items, count, ...page }
    },
    async searchProducts({ query }) {
      const { facets, sort = 'most_popular', ...filter } = query
      return catalog.search({ ...filter, ...pageOf(query), sort, withFacets: facets === 1 })
    },
    async listProducts({ query }) {
      const { search, category } = query
      return catalog.search({ q: search, category, ...pageOf(query), sort: 'newest', withFacets: false })
    },
    async getProduct({ params, session }) {
      return { product: await catalog.product(params.id, session !== undefined) }
    },
  }
}
