import type { BannerId } from '@skafferi/domain/rules/content/banners'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { fault, refuse } from '../../../platform/http/errors'
import type { BannerSettings } from './check-banner'
import { bannerNames } from './banner-names'
import * as repo from './banners.repo'
import { toBanner } from './read-banners'

/** The columns to write. */
export type BannerColumns = Partial<Omit<repo.BannerRow, 'id' | 'createdAt' | 'updatedAt'>>

/** Converts given fields to columns. */
export function toColumns({
  banner_name,
  background_color,
  image_url,
  ...rest
}: Partial<BannerSettings>): BannerColumns {
  return {
    ...rest,
    ...(banner_name !== undefined && { bannerName: banner_name }),
    ...(background_color !== undefined && { backgroundColor: background_color }),
    ...(image_url !== undefined && { imageUrl: image_url }),
  }
}

function newBanner(id: BannerId, title: string, now: Date): repo.BannerRow {
  const empty = {
    dimensions: null,
    backgroundColor: null,
    instructions: null,
    texts: {},
    imageUrl: {},
    styles: {},
    startsAt: null,
    endsAt: null,
  }
  return { id, bannerName: bannerNames[id], title, buttons: [], ...empty, createdAt: now, updatedAt: now }
}

/** Returns the recorded state of a banner, with texts, buttons and pictures as single lines for display. */
export function toRecord(row: repo.BannerRow) {
  const { id: _id, created_at: _created, updated_at: _updated, deleted_at: _deleted, title, ...rest } = toBanner(row)
  return {
    ...rest.texts,
    title,
    leads_to: rest.buttons.map(({ text, url }) => `${text}: ${url}`).join(', '),
    pictures: Object.values(rest.image_url).join(', '),
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    ...rest,
  }
}

/**
 * Writes columns of a banner and records the change.
 * @param before the current row; undefined if not set
 * @throws StoreError 400 if a new banner has no title
 */
export async function writeBanner(
  tx: Database,
  { id, before, columns, now }: { id: BannerId; before: repo.BannerRow | undefined; columns: BannerColumns; now: Date },
): Promise<repo.BannerRow> {
  const title = columns.title ?? before?.title
  if (title === undefined) throw refuse('invalid_request', {}, { title: fault('required') })
  const row = { ...newBanner(id, title, now), ...columns }
  const after = await repo.upsertBanner(tx, row, { ...columns, updatedAt: now })
  await recordOperatorEvent(tx, {
    at: now,
    action: 'banner.set',
    subjectId: id,
    before: before && toRecord(before),
    after: toRecord(after),
  })
  return after
}
