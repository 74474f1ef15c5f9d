import type { Banner } from '@skafferi/api'
import { bannerIds, isBannerId } from '@skafferi/domain/content/banners.rules'
import type { Context } from '../../context'
import { notFound, type StoreError } from '../../http/errors'
import { checkBanner } from './banners.check'
import * as repo from './banners.repo'
import { bannerNotFound, toBanner } from './banners.service'
import { toColumns, writeBanner } from './banners.write'

function unknownBanner(): StoreError {
  return notFound('banner_not_found', `There is no such banner. There are ${bannerIds.join(', ')}.`)
}

/** What an operator does with banners on the command line. */
export function createBannersOperator({ db, now, linkHosts }: Context) {
  return {
    /** The banners that were set, by their ids. */
    async listBanners(): Promise<Banner[]> {
      return (await repo.findBanners(db)).map(toBanner)
    },

    /** What is set for a place, whether it is shown now or not. @throws StoreError 404 `banner_not_found` */
    async getBanner(id: string): Promise<Banner> {
      const row = await repo.findBanner(db, id)
      if (!row) throw bannerNotFound()
      return toBanner(row)
    },

    /**
     * Sets what is given of a banner, and leaves the rest as it is; a list or an object that is given replaces the one
     * before. A banner that was not set yet needs a title.
     * @param data some of `BannerSettings`, checked strictly
     * @throws StoreError 404 `banner_not_found`; 400 `invalid_request` or `link_not_allowed`, which name the fields
     */
    async setBanner(id: string, data: unknown): Promise<Banner> {
      if (!isBannerId(id)) throw unknownBanner()
      const columns = toColumns(checkBanner(data, linkHosts))
      return db.transaction(async (tx) => {
        const before = await repo.lockBanner(tx, id)
        return toBanner(await writeBanner(tx, { id, before, columns, now: now() }))
      })
    },
  }
}
