import type { components } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import type { Session } from '../../../platform/http/handler'
import { loadListItems } from '../../catalogue/shop'
import * as repo from './flash-sales.repo'

type FlashSaleAnswer = components['schemas']['FlashSaleAnswer']

/** The home page shows that many products of a sale. */
const shownProducts = 8

/** Creates the operation that reads the running flash sale. */
export function createFlashSaleService(context: Pick<Context, 'db' | 'delivery' | 'seller' | 'settings' | 'now'>) {
  const { db, now } = context
  return {
    /**
     * Returns the running sale that ends first, with its first products. Of several sales for a product, the highest
     * discount applies.
     */
    async current({ company }: Session): Promise<FlashSaleAnswer> {
      const at = now()
      const server_time = at.toISOString()
      const sale = await repo.findRunningSale(db, at)
      if (!sale) return { flash_sale: null, products: [], server_time }
      const ids = await repo.findSaleProductIds(db, sale.id, { now: at, limit: shownProducts })
      return {
        flash_sale: {
          id: sale.id,
          title: sale.title,
          start_date: sale.startsAt.toISOString(),
          end_date: sale.endsAt.toISOString(),
        },
        products: await loadListItems(context, ids, company, at),
        server_time,
      }
    },
  }
}

export type FlashSaleService = ReturnType<typeof createFlashSaleService>
