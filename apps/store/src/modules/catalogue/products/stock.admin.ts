import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { pageOf } from '../../../platform/http/handler'
import type { StockOperator } from './manage-stock'

/** Admin routes that add to the stock of articles and list its changes. */
export function stockAdminRoutes(
  stock: StockOperator,
): AdminHandlers<'receiveGoods' | 'receiveDelivery' | 'undoDelivery' | 'correctStock' | 'listStockMovements'> {
  return {
    receiveGoods: async ({ body }) => ({ stock: await stock.receiveGoods(body) }),
    receiveDelivery: async ({ body }) => ({ delivery: await stock.receiveDelivery(body) }),
    undoDelivery: async ({ body }) => ({ delivery: await stock.undoDelivery(body) }),
    correctStock: async ({ body }) => ({ stock: await stock.correctStock(body) }),
    async listStockMovements({ params, query }) {
      const page = pageOf(query)
      return { ...(await stock.pageMovements(params.id, page)), ...page }
    },
  }
}
