import type { Banner } from '@skafferi/api'
import { bannerIds, isBannerId, type BannerId } from '@skafferi/domain/content/banners.rules'
import type { Context } from '../../context'
import { operatorActor, recordEvent } from '../../db/events'
import { invalidData, notFound, type StoreError } from '../../http/errors'
import { checkBanner, type BannerSettings } from './banners.check'
import * as repo from './banners.repo'
import { createBannersService, toBanner } from './banners.service'

const names: Record<BannerId, string> = {
  banner_hero: 'Hero',
  banner_values: 'Business values',
  banner_accessories: 'Accessories',
  banner_promo: 'Promotion',
  banner_side: 'Side',
}

function unknownBanner(): StoreError {
  return notFound('banner_not_found', `There is no such banner. There are ${bannerIds.join(', ')}.`)
}

function titleRequired(): StoreError {
  return invalidData('invalid_request', 'title is required', { title: 'is required' })
}

type Columns = Partial<Omit<repo.BannerRow, 'id' | 'createdAt' | 'updatedAt'>>

/** What was given, by the names of its columns; what was not given is left out. */
function toColumns({ banner_name, background_color, image_url, ...rest }: Partial<BannerSettings>): Columns {
  return {
    ...rest,
    ...(banner_name !== undefined && { bannerName: banner_name }),
    ...(background_color !== undefined && { backgroundColor: background_color }),
    ...(image_url !== undefined && { imageUrl: image_url }),
  }
}

function newBanner(id: BannerId, title: string, now: Date): repo.BannerRow {
  const nothing = { dimensions: null, backgroundColor: null, instructions: null, texts: {}, imageUrl: {}, styles: {} }
  return { id, bannerName: names[id], title, buttons: [], ...nothing, createdAt: now, updatedAt: now }
}

/** What an operator does with banners. */
export function createBannersOperator({ db, now, linkHosts }: Context) {
  const banners = createBannersService({ db })

  return {
    /** The banners that were set, by their ids. */
    async listBanners(): Promise<Banner[]> {
      return (await repo.findBanners(db)).map(toBanner)
    },

    /** @throws StoreError 404 `banner_not_found` */
    getBanner: (id: string): Promise<Banner> => banners.get(id),

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
        const title = columns.title ?? before?.title
        if (title === undefined) throw titleRequired()
        const moment = now()
        const row = { ...newBanner(id, title, moment), ...columns }
        const after = toBanner(await repo.upsertBanner(tx, row, { ...columns, updatedAt: moment }))
        await recordEvent(tx, {
          at: moment,
          actorId: operatorActor,
          action: 'banner.set',
          subjectId: id,
          before: before && toBanner(before),
          after,
        })
        return after
      })
    },
  }
}
