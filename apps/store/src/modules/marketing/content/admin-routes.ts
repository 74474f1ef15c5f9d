import type { components } from '@skafferi/api/admin'
import { versionedTargetOf } from '../../../platform/http/admin/if-match'
import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { inWireNames } from '../../../platform/http/admin/wire-names'
import { refuse } from '../../../platform/http/errors'
import { singleFile } from '../../../platform/http/multipart'
import { pageOf } from '../../../platform/http/handler'
import { maxPictureMegabytes, sender, type SentPictures } from '../../catalogue/products'
import { PictureProblem } from '../../files/uploads'
import type { BannerChanges, TaggedBanner } from './change-banner'
import type { MessagesOperator, MessageDetail } from './answer-messages'

type BannerCalls = 'listBanners' | 'getBanner' | 'updateBanner' | 'resetBanner' | 'sendBannerPicture'

/** Admin routes for banners. */
export function bannersAdminRoutes({
  banners,
  pictures,
}: {
  banners: BannerChanges
  pictures: SentPictures
}): AdminHandlers<BannerCalls> {
  async function bannerOf(
    { setHeader }: { setHeader: (name: 'etag', value: string) => void },
    work: Promise<TaggedBanner>,
  ) {
    const { banner, tag } = await inWireNames(work)
    setHeader('etag', tag)
    return { banner }
  }

  return {
    listBanners: () => banners.listBanners(),
    getBanner: (call) => bannerOf(call, banners.showBanner(call.params.id)),
    updateBanner(call) {
      const { starts_at: startsAt, ends_at: endsAt, ...settings } = call.body
      return bannerOf(call, banners.changeBanner(versionedTargetOf(call), { settings, startsAt, endsAt }))
    },
    resetBanner: (call) => bannerOf(call, banners.resetBanner(versionedTargetOf(call))),
    async sendBannerPicture({ body }) {
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
