import { signedIn, type Handlers } from '../../http/handler'
import type { CartService } from '../cart'
import type { CatalogService } from '../catalog'
import { toCustomer } from '../customers'

/** As many as the calls for each of them answer a page. */
const [categoriesShown, tagsShown] = [10, 20]

/** What stands around every page. The session knows its customer, and the catalogue's part is kept ready. */
export function shellRoutes(
  catalog: Pick<CatalogService, 'categories' | 'tags'>,
  carts: Pick<CartService, 'count'>,
): Handlers<'getShell'> {
  return {
    async getShell(call) {
      const session = signedIn(call)
      const [count, categories, tags] = await Promise.all([
        carts.count(session),
        catalog.categories({ limit: categoriesShown, offset: 0 }),
        catalog.tags({ limit: tagsShown, offset: 0 }),
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
