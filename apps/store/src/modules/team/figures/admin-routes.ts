import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { pageOf } from '../../../platform/http/handler'
import type { Figures } from './read-figures'

/** Admin routes for sales figures and low stock. */
export function figuresAdminRoutes(figures: Figures): AdminHandlers<'getSales' | 'listLowStock'> {
  return {
    getSales: () => figures.showSales(),
    listLowStock: ({ query }) => figures.listLowStock(pageOf(query).limit),
  }
}
