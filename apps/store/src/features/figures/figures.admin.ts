import type { AdminHandlers } from '../../http/admin/handler'
import { pageOf } from '../../http/handler'
import type { Figures } from './figures.service'

/** What operators see at a glance, over HTTP. */
export function figuresAdminRoutes(figures: Figures): AdminHandlers<'getSales' | 'listLowStock'> {
  return {
    getSales: () => figures.showSales(),
    listLowStock: ({ query }) => figures.listLowStock(pageOf(query).limit),
  }
}
