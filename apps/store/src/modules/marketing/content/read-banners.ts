import type { Banner } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import { refuse, type StoreError } from '../../../platform/http/errors'
import * as repo from './banners.repo'

/** 404: the banner is not set; pages then show their default text. */
function bannerNotFound(): StoreError {
  return refuse('banner_not_found')
}

/** Converts a banner for buyers. */
export function toBanner(row: repo.BannerRow): Banner {
  return {
    id: row.id,
    banner_name: row.bannerName,
    dimensions: row.dimensions,
    background_color: row.backgroundColor,
    title: row.title,
    texts: row.texts,
    buttons: row.buttons,
    image_url: row.imageUrl,
    instructions: row.instructions,
    styles: row.styles,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    deleted_at: null,
  }
}

/** Returns the state of a banner's display period. */
export function stateAt(
  { startsAt, endsAt }: Pick<repo.BannerRow, 'startsAt' | 'endsAt'>,
  now: Date,
): 'planned' | 'shown' | 'ended' {
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt !== null && startsAt > now ? 'planned' : 'shown'
}

/** Creates the read operation on banners. */
export function createBannersService({ db, now }: Pick<Context, 'db' | 'now'>) {
  return {
    /**
     * Returns the banner of a position if it is currently displayed.
     * @throws StoreError 404 `banner_not_found`
     */
    async get(id: string): Promise<Banner> {
      const row = await repo.findBanner(db, id)
      if (!row || stateAt(row, now()) !== 'shown') throw bannerNotFound()
      return toBanner(row)
    },
  }
}

export type BannersService = ReturnType<typeof createBannersService>
