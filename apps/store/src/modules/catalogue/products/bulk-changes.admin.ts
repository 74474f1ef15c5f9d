import type { AdminHandlers } from '../../../platform/http/admin/handler'
import type { BulkChanges } from './manage-bulk-changes'

/** Admin routes for changes of many products. */
export function bulkChangesAdminRoutes(
  changes: BulkChanges,
): AdminHandlers<'planBulkChange' | 'applyBulkChange' | 'undoBulkChange'> {
  return {
    planBulkChange: async ({ body }) => ({ bulk_change: await changes.plan(body) }),
    applyBulkChange: async ({ params, query }) => ({
      bulk_change: await changes.apply(params.id, { confirmsJumps: query.confirm_price_jumps === 'yes' }),
    }),
    undoBulkChange: async ({ params }) => ({ bulk_change: await changes.undo(params.id) }),
  }
}
