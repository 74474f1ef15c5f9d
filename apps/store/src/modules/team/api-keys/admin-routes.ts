import type { AdminHandlers } from '../../../platform/http/admin/handler'
import type { ApiKeys } from './manage-api-keys'

/** Admin routes for API keys. */
export function apiKeysAdminRoutes(keys: ApiKeys): AdminHandlers<'listApiKeys' | 'createApiKey' | 'revokeApiKey'> {
  return {
    listApiKeys: () => keys.listKeys(),
    createApiKey: ({ body }) => keys.createKey(body),
    revokeApiKey: async ({ params }) => ({ api_key: await keys.revokeKey(params.id) }),
  }
}
