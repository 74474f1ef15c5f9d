import { randomUUID } from 'node:crypto'
import { createBulkChanges } from '../modules/catalogue/products'
import { lastActivityId } from './activity'
import { product } from './requests'
import type { TestShop } from './shop'

/** Plans a change of the tags of a product. */
const planTags = (shop: TestShop) =>
  createBulkChanges(shop.context).plan({ ids: [product.id], change: { kind: 'tags', add_tags: [randomUUID()] } })

/** Valid requests for changes of many products. */
export const bulkChangeRequests = {
  planBulkChange: () => ({ body: { ids: [product.id], change: { kind: 'price', percent: 5 } } }),
  applyBulkChange: async ({ shop }: { shop: TestShop }) => ({ path: { id: (await planTags(shop)).id } }),
  listActivityProducts: async ({ shop }: { shop: TestShop }) => {
    const { id } = await planTags(shop)
    await createBulkChanges(shop.context).apply(id, { confirmsJumps: false })
    return { path: { id: String(await lastActivityId(shop, id)) } }
  },
  undoBulkChange: async ({ shop }: { shop: TestShop }) => {
    const { id } = await planTags(shop)
    await createBulkChanges(shop.context).apply(id, { confirmsJumps: false })
    return { path: { id } }
  },
}
