import type { Context } from '../../../platform/context'
import { refuse } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import * as repo from './stock-notices.repo'

/** Creates the operations on a customer's stock notices. */
export function createStockNotices(context: Context) {
  const { db, now } = context
  return {
    isRequested: ({ customer }: Session, productId: string) => repo.hasNotice(db, customer.id, productId),

    /**
     * Requests an e-mail; a second request changes nothing.
     * @throws StoreError 404 `product_not_found`; 409 `not_deliverable`
     */
    async request({ customer, company }: Session, productId: string): Promise<void> {
      const at = now()
      const product = await repo.findProduct(db, { productId, companyId: company.id }, context, at)
      if (!product) throw refuse('product_not_found')
      const { title, country, deliverable } = product
      if (!deliverable) throw refuse('not_deliverable', { title, country })
      await repo.insertNotice(db, { customerId: customer.id, productId, createdAt: at })
    },

    cancel: ({ customer }: Session, productId: string) => repo.deleteNotice(db, customer.id, productId),
  }
}

export type StockNotices = ReturnType<typeof createStockNotices>
