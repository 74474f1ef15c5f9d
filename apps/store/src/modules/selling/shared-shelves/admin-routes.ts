import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { pageOf } from '../../../platform/http/handler'
import type { SharedShelvesOperator } from './moderate-shelves'

type SharedShelfCalls = 'listSharedShelves' | 'allowShelfTitle' | 'revokeSharedShelf'

/** Admin routes for shared shelves. */
export function sharedShelvesAdminRoutes(shelves: SharedShelvesOperator): AdminHandlers<SharedShelfCalls> {
  return {
    async listSharedShelves({ query }) {
      const page = pageOf(query)
      return { ...(await shelves.pageShelves(query.state, page)), ...page }
    },
    allowShelfTitle: async ({ params }) => shelves.allowTitle(params.id),
    revokeSharedShelf: async ({ params }) => shelves.revokeShelf(params.id),
  }
}
