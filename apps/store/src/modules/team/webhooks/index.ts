export { createWebhookSender } from './sender'
export { webhooksAdminRoutes } from './webhooks.admin'
export { createWebhooks } from './webhooks.service'
