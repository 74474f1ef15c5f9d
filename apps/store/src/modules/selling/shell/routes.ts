import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { CartService } from '../cart'
import type { CatalogService } from '../../catalogue/shop'
import { toCustomer } from '../../customers/companies'

/** The same numbers as on one page of the separate operations for categories and tags. */
const [categoryLimit, tagLimit] = [10, 20]

/** Routes for the data around every page. The session contains the customer, and the catalogue data is cached. */
export function shellRoutes(
  catalog: Pick<CatalogService, 'categories' | 'tags'>,
  carts: Pick<CartService, 'count'>,
): Handlers<'getShell'> {
  return {
    async getShell(call) {
      const session = signedIn(call)
      const [count, categories, tags] = await Promise.all([
        carts.count(session),
        catalog.categories({ limit: categoryLimit, offset: 0 }),
        catalog.tags({ limit: tagLimit, offset: 0 }),
      ])
      return {
        customer: toCustomer(session.customer, session.company),
        cart_count: count,
        product_categories: categories.items,
        tags: tags.items,
      }
    },
  }
}
