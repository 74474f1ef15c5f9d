import { unwrap } from '@skafferi/api'
import type { AdminClient } from '@skafferi/api/admin'

/** Returns the id of an article's product. */
export async function productOf(admin: AdminClient, sku: string): Promise<string> {
  const { products } = await unwrap(admin.GET('/admin/products', { params: { query: { q: sku, limit: 100 } } }))
  for (const { id } of products) {
    const { product } = await unwrap(admin.GET('/admin/products/{id}', { params: { path: { id } } }))
    if (product.variants.some((variant) => variant.sku === sku)) return id
  }
  throw new Error(`There is no article ${sku}.`)
}
