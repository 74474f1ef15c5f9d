import type { Handlers } from '../../http/handler'
import type { BannersService } from './banners.service'
import type { MessagesService } from './messages.service'

/** What the routes pass calls on to. */
export interface ContentServices {
  banners: BannersService
  messages: MessagesService
}

/** Banners and messages to the shop over HTTP. */
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
