import type { Handlers } from '../../../platform/http/handler'
import type { BannersService } from './read-banners'
import type { MessagesService } from './send-message'

/** Services for the content routes. */
export interface ContentServices {
  banners: BannersService
  messages: MessagesService
}

/** Routes for banners and contact messages. */
export function contentRoutes({ banners, messages }: ContentServices): Handlers<'getBanner' | 'sendContactMessage'> {
  return {
    async getBanner({ query }) {
      return { banner: await banners.get(query.id) }
    },
    async sendContactMessage({ body }) {
      await messages.send(body)
      return { success: true, message: 'Message sent successfully.' }
    },
  }
}
