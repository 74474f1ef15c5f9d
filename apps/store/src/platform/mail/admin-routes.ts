import type { components } from '@skafferi/api/admin'
import type { AdminHandlers } from '../http/admin/handler'
import { pageOf } from '../http/handler'
import type { OutboxMail, OutboxOperator } from './manage-outbox'

/** The subject is omitted, because it may contain a code. */
function toAnswer({ subject: _subject, sent_at: _sent, ...mail }: OutboxMail): components['schemas']['UnsentMail'] {
  return mail
}

/** Admin API for e-mails that were not sent. */
export function outboxAdminRoutes(outbox: OutboxOperator): AdminHandlers<'listUnsentMails' | 'retryMail'> {
  return {
    async listUnsentMails({ query }) {
      const page = pageOf(query)
      const { mails, count } = await outbox.pageUnsent(query.state, page)
      return { mails: mails.map(toAnswer), count, ...page }
    },
    retryMail: async ({ params }) => toAnswer(await outbox.retryMail(params.id)),
  }
}
