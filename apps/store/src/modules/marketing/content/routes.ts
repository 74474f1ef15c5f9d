import type { Handlers } from '../../../platform/http/handler'
import type { ContentService } from './read-content'
import type { MessagesService } from './send-message'

/** Services for the content routes. */
export interface ContentServices {
  content: ContentService
  messages: MessagesService
}

/** Routes for the pages' content, banners and contact messages. */
export function contentRoutes({
  content,
  messages,
}: ContentServices): Handlers<'getPageContent' | 'getBanner' | 'sendContactMessage'> {
  return {
    getPageContent: ({ query }) => content.get(query.page),
    async getBanner({ query }) {
      return { banner: await content.getBanner(query.id) }
    },
    async sendContactMessage({ body }) {
      await messages.send(body)
      return { success: true, message: 'Message sent successfully.' }
    },
  }
}
