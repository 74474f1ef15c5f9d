import { versionedTargetOf } from '../../../platform/http/admin/if-match'
import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { inWireNames } from '../../../platform/http/admin/wire-names'
import { refuse } from '../../../platform/http/errors'
import { singleFile } from '../../../platform/http/multipart'
import { maxPictureMegabytes, sender, type SentPictures } from '../../catalogue/products'
import { PictureProblem } from '../../files/uploads'
import type { BannerChanges, TaggedBanner } from './change-banner'

type Calls = 'listBanners' | 'getBanner' | 'updateBanner' | 'resetBanner' | 'sendBannerPicture'

/** Admin routes for banners. */
export function bannersAdminRoutes({
  banners,
  pictures,
}: {
  banners: BannerChanges
  pictures: SentPictures
}): AdminHandlers<Calls> {
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
