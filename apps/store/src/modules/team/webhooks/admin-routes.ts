import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { pageOf } from '../../../platform/http/handler'
import type { Webhooks } from './manage-webhooks'

type WebhookCalls =
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'testWebhook'
  | 'listDeliveries'
  | 'resendDelivery'

/** Admin routes for webhooks. */
export function webhooksAdminRoutes(webhooks: Webhooks): AdminHandlers<WebhookCalls> {
  return {
    listWebhooks: () => webhooks.listWebhooks(),
    createWebhook: ({ body }) => webhooks.addWebhook(body),
    updateWebhook: async ({ params, body }) => ({ webhook: await webhooks.changeWebhook(params.id, body) }),
    async deleteWebhook({ params }) {
      await webhooks.deleteWebhook(params.id)
      return { success: true }
    },
    testWebhook: async ({ params }) => ({ delivery: await webhooks.testWebhook(params.id) }),
    listDeliveries: ({ params, query }) => webhooks.pageDeliveries(params.id, pageOf(query)),
    resendDelivery: async ({ params }) => ({ delivery: await webhooks.resend(params.id) }),
  }
}
