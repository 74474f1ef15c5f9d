import type { components } from '@skafferi/api/admin'
import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { refuse } from '../../../platform/http/errors'
import { singleFile } from '../../../platform/http/multipart'
import { pageOf } from '../../../platform/http/handler'
import { maxPictureMegabytes, sender, type SentPictures } from '../../catalogue/products'
import { PictureProblem } from '../../files/uploads'
import type { ContentOperator, TaggedDraft } from './publish-content'
import type { MessagesOperator, MessageDetail } from './answer-messages'

type ContentCalls =
  | 'listContent'
  | 'listContentVersions'
  | 'getContentVersion'
  | 'getContentDraft'
  | 'saveContentDraft'
  | 'discardContentDraft'
  | 'publishContent'
  | 'sendContentPicture'

/** Admin routes for the pages' content. */
export function contentAdminRoutes({
  content,
  pictures,
}: {
  content: ContentOperator
  pictures: SentPictures
}): AdminHandlers<ContentCalls> {
  async function draftOf(
    { setHeader }: { setHeader: (name: 'etag', value: string) => void },
    work: Promise<TaggedDraft>,
  ) {
    const { content_draft, tag } = await work
    setHeader('etag', tag)
    return { content_draft }
  }

  return {
    listContent: () => content.listPages(),
    listContentVersions: ({ params }) => content.listVersions(params.page),
    getContentVersion: ({ params }) => content.showVersion(params.page, params.version),
    getContentDraft: (call) => draftOf(call, content.showDraft(call.params.page)),
    saveContentDraft: (call) =>
      draftOf(call, content.saveDraft({ page: call.params.page, ifMatch: call.headers['If-Match'] }, call.body.blocks)),
    discardContentDraft: (call) =>
      draftOf(call, content.discardDraft({ page: call.params.page, ifMatch: call.headers['If-Match'] })),
    publishContent: (call) =>
      draftOf(call, content.publish({ page: call.params.page, ifMatch: call.headers['If-Match'] })),
    async sendContentPicture({ body }) {
      const { bytes } = await singleFile(body, {
        megabytes: maxPictureMegabytes,
        types: 'JPEG, PNG or WebP',
      })
      try {
        return { url: await pictures.storeByAddress(sender() ?? '', bytes) }
      } catch (error) {
        if (error instanceof PictureProblem) throw refuse('not_a_picture', {}, { file: error.fault })
        throw error
      }
    },
  }
}

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
