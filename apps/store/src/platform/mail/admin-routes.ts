import type { components } from '@skafferi/api/admin'
import { signedInOperator, type AdminHandlers } from '../http/admin/handler'
import { pageOf } from '../http/handler'
import type { OutboxMail, OutboxOperator } from './manage-outbox'
import type { TestMails } from './send-test-mail'

/** The subject is omitted, because it may contain a code. */
function toAnswer({ subject: _subject, sent_at: _sent, ...mail }: OutboxMail): components['schemas']['UnsentMail'] {
  return mail
}

/** Admin API for e-mails that were not sent, and whether any are sent. */
export function outboxAdminRoutes(
  outbox: OutboxOperator,
  testMails: TestMails,
): AdminHandlers<'getMailState' | 'listUnsentMails' | 'retryMail' | 'sendTestMail'> {
  return {
    getMailState: outbox.readState,
    sendTestMail: (call) => testMails.sendTestMail(signedInOperator(call).operator),
    async listUnsentMails({ query }) {
      const page = pageOf(query)
      const { mails, count } = await outbox.pageUnsent(query.state, page)
      return { mails: mails.map(toAnswer), count, ...page }
    },
    retryMail: async ({ params }) => toAnswer(await outbox.retryMail(params.id)),
  }
}
