import { unwrap } from '@skafferi/api'
import type { AdminClient } from '@skafferi/api/admin'
import { productOf } from '../articles'
import type { Command } from '../command'

const sku = { name: 'sku', summary: 'SKU of one of its variants' }

/** Returns the product of an SKU with its entity tag. */
async function readProduct(admin: AdminClient, given: string) {
  const path = { id: await productOf(admin, given.trim()) }
  const { response } = await admin.GET('/admin/products/{id}', { params: { path } })
  return { path, header: { 'If-Match': response.headers.get('etag') ?? undefined } }
}

/** Commands for single products. */
export const productCommands: Command[] = [
  {
    name: 'catalog archive',
    summary: 'Archive a product; imports do not restore it',
    args: [sku],
    examples: ['catalog archive SAL-0120'],
    async run({ args: [given = ''], store }) {
      const { admin } = await store()
      const { product: data } = await unwrap(
        admin.POST('/admin/products/{id}/archive', { params: await readProduct(admin, given) }),
      )
      return { data, text: `${data.title} is archived.` }
    },
  },
  {
    name: 'catalog restore',
    summary: 'Restore an archived product, published or as a draft as before',
    args: [sku],
    examples: ['catalog restore SAL-0120'],
    async run({ args: [given = ''], store }) {
      const { admin } = await store()
      const { product: data } = await unwrap(
        admin.POST('/admin/products/{id}/restore', { params: await readProduct(admin, given) }),
      )
      return {
        data,
        text: data.status === 'published' ? `${data.title} is sold again.` : `${data.title} is a draft again.`,
      }
    },
  },
]
