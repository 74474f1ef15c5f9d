export { apiKeysAdminRoutes } from './admin-routes'
export { createApiKeys } from './manage-api-keys'
