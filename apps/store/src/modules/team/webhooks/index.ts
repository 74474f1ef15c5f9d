export { createWebhookSender } from './sender'
export { webhooksAdminRoutes } from './admin-routes'
export { createWebhooks } from './manage-webhooks'
