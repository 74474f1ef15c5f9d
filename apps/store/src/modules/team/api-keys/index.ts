export { apiKeysAdminRoutes } from './api-keys.admin'
export { createApiKeys } from './api-keys.service'
