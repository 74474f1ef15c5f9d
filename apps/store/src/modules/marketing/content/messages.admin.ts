import type { components } from '@skafferi/api/admin'
import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { pageOf } from '../../../platform/http/handler'
import type { MessagesOperator, MessageDetail } from './answer-messages'

type MessageCalls = 'listMessages' | 'getMessage' | 'answerMessage' | 'closeMessage'

function toAnswer({ message: text, answers, ...message }: MessageDetail): components['schemas']['AdminMessage'] {
  return { message, text, answers }
}

/** Admin routes for contact messages. */
export function messagesAdminRoutes(messages: MessagesOperator): AdminHandlers<MessageCalls> {
  return {
    async listMessages({ query }) {
      const page = pageOf(query)
      return { ...(await messages.pageMessages(query.state, page)), ...page }
    },
    getMessage: async ({ params }) => toAnswer(await messages.showMessage(params.id)),
    answerMessage: async ({ params, body, headers }) =>
      toAnswer(await messages.answerMessage(params.id, { ...body, key: headers['Idempotency-Key'] })),
    closeMessage: async ({ params }) => toAnswer(await messages.closeMessage(params.id)),
  }
}
