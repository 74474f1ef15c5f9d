import type { components } from '@skafferi/api/admin'
import { bannerIds, isBannerId, type BannerId } from '@skafferi/domain/rules/content/banners'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { findLastActor } from '../../../platform/db/last-actor'
import { assertIfMatch, etagOf, type VersionedTarget } from '../../../platform/http/admin/if-match'
import { refuse, fault, type Faults, invalidFields } from '../../../platform/http/errors'
import { parseDateTime } from '../../../platform/date-time'
import { checkBanner, type BannerSettings } from './check-banner'
import * as repo from './banners.repo'
import { stateAt } from './read-banners'
import { toColumns, toRecord, writeBanner } from './write-banner'

/** The display period as entered; null for immediately and without an end. */
interface DisplayPeriodInput {
  startsAt?: string | null
  endsAt?: string | null
}

/** The parsed display period. */
interface DisplayPeriod {
  startsAt: Date | null
  endsAt: Date | null
}

/**
 * Validates the display period; omitted fields are unchanged.
 * @throws StoreError 400 naming the fields
 */
function checkDisplayPeriod(
  given: DisplayPeriodInput,
  before: DisplayPeriod,
  { timeZone, now }: { timeZone: string; now: Date },
): DisplayPeriod {
  const problems: Faults = {}
  function read(field: keyof DisplayPeriod, edge: 'begin' | 'end'): Date | null {
    const text = given[field]
    if (text === undefined) return before[field]
    if (text === null) return null
    const { date: at, problem } = parseDateTime(text, edge, timeZone)
    if (at) return at
    problems[field] = problem
    return null
  }
  const period = { startsAt: read('startsAt', 'begin'), endsAt: read('endsAt', 'end') }
  if (period.endsAt && period.startsAt && period.endsAt <= period.startsAt) problems.endsAt = fault('not_after_start')
  else if (period.endsAt && given.endsAt !== undefined && period.endsAt <= now) problems.endsAt = fault('not_in_future')
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  return period
}

type AdminBanner = components['schemas']['AdminBanner']

/** A banner with its entity tag. */
export interface TaggedBanner {
  banner: AdminBanner
  tag: string
}

/** A change of a banner; omitted fields are unchanged. */
export interface BannerChange extends DisplayPeriodInput {
  settings: Partial<BannerSettings>
}

const defaultBanner = {
  state: 'own',
  banner_name: null,
  dimensions: null,
  title: null,
  background_color: null,
  texts: {},
  buttons: [],
  image_url: {},
  instructions: null,
  styles: {},
  starts_at: null,
  ends_at: null,
  changed_at: null,
  changed_by: null,
} as const

function toAnswer(id: BannerId, row: repo.BannerRow | undefined, changedBy: string | null, now: Date): AdminBanner {
  if (!row) return { id, ...defaultBanner, buttons: [] }
  return {
    id,
    state: stateAt(row, now),
    banner_name: row.bannerName,
    dimensions: row.dimensions,
    title: row.title,
    background_color: row.backgroundColor,
    texts: row.texts,
    buttons: row.buttons,
    image_url: row.imageUrl,
    instructions: row.instructions,
    styles: row.styles,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    changed_at: row.updatedAt.toISOString(),
    changed_by: changedBy,
  }
}

/** @throws StoreError 404 `banner_not_found` */
function toBannerId(id: string): BannerId {
  if (!isBannerId(id)) throw refuse('banner_not_found')
  return id
}

/**
 * Creates the operations on banners.
 *
 * Changes throw StoreError 404 `banner_not_found`; 428 without an entity tag; 412 `banner_changed` if it changed since
 * it was read.
 */
export function createBannerChanges(context: Pick<Context, 'db' | 'now' | 'linkHosts' | 'timeZone'>) {
  const { db, now, linkHosts } = context
  async function toTagged(tx: Database, id: BannerId, row: repo.BannerRow | undefined): Promise<TaggedBanner> {
    const last = row && (await findLastActor(tx, id, 'banner.set'))
    return { banner: toAnswer(id, row, last?.name ?? null, now()), tag: etagOf(row ?? null) }
  }

  function change(
    target: VersionedTarget,
    work: (tx: Database, id: BannerId, before: repo.BannerRow | undefined) => Promise<repo.BannerRow | undefined>,
  ): Promise<TaggedBanner> {
    return db.transaction(async (tx) => {
      const id = toBannerId(target.id)
      const before = await repo.lockBanner(tx, id)
      const { banner, tag } = await toTagged(tx, id, before)
      assertIfMatch(target, tag, refuse('banner_changed').with({ banner }))
      return toTagged(tx, id, await work(tx, id, before))
    })
  }

  return {
    /** Returns the five banners, and the hosts that they may link to. */
    async listBanners(): Promise<{ banners: AdminBanner[]; link_hosts: string[] }> {
      const rows = new Map((await repo.findBanners(db)).map((row) => [row.id, row]))
      const banners: AdminBanner[] = []
      for (const id of bannerIds) banners.push((await toTagged(db, id, rows.get(id))).banner)
      return { banners, link_hosts: [...linkHosts] }
    },

    /** @throws StoreError 404 `banner_not_found` */
    async showBanner(id: string): Promise<TaggedBanner> {
      const bannerId = toBannerId(id)
      return toTagged(db, bannerId, await repo.findBanner(db, bannerId))
    },

    /**
     * Changes a banner.
     * @throws StoreError 400 `invalid_request` or `link_not_allowed` naming the fields
     */
    changeBanner: (target: VersionedTarget, { settings, ...given }: BannerChange): Promise<TaggedBanner> =>
      change(target, async (tx, id, before) => {
        const at = now()
        const columns = Object.keys(settings).length > 0 ? toColumns(checkBanner(settings, linkHosts)) : {}
        const period = checkDisplayPeriod(given, before ?? { startsAt: null, endsAt: null }, {
          timeZone: context.timeZone,
          now: at,
        })
        return writeBanner(tx, { id, before, columns: { ...columns, ...period }, now: at })
      }),

    /** Restores the shop's default text. */
    resetBanner: (target: VersionedTarget): Promise<TaggedBanner> =>
      change(target, async (tx, id, before) => {
        if (!before) return undefined
        await repo.deleteBanner(tx, id)
        await recordOperatorEvent(tx, { at: now(), action: 'banner.reset', subjectId: id, before: toRecord(before) })
        return undefined
      }),
  }
}

export type BannerChanges = ReturnType<typeof createBannerChanges>
