import type { ContentPage, StoredBlock } from '@skafferi/domain/rules/content/blocks'
import type { SellerSettings } from '@skafferi/domain/rules/settings/seller-settings'
import type { Database } from '../db/database'
import { findPublishedPages, findPublishedVersions, findSettings, hasImprint, readSections } from './settings.repo'

/** A shop without this section was in use before it could be closed. */
const opening: SellerSettings['opening'] = { open: true }

/** The published blocks by page. */
type PublishedPages = Readonly<Partial<Record<ContentPage, readonly StoredBlock[]>>>

/** The seller's settings and pages as they are now. */
export interface LiveSettings {
  /** The same object until a setting changes, so read it at each use. */
  readonly current: SellerSettings
  /** The published blocks of the pages; none of a page that was never published. The same object until one changes. */
  readonly pages: PublishedPages
  /** True once an imprint is published, which cannot be taken back. */
  readonly hasImprint: boolean
  /** Reads the settings again: after a change, and in intervals for those of other stores. */
  refresh(): Promise<void>
}

/**
 * Creates the settings of a running store. They are the initial ones until the first refresh.
 * @param initial used for each section that is not stored, except that the shop is open then
 */
export function createLiveSettings(db: Database, initial: SellerSettings): LiveSettings {
  let current = initial
  let pages: PublishedPages = {}
  let stamp = ''
  let pagesStamp = ''
  let isImprintPublished = false
  return {
    get current() {
      return current
    },
    get pages() {
      return pages
    },
    get hasImprint() {
      return isImprintPublished
    },
    async refresh() {
      const rows = await findSettings(db)
      const next = JSON.stringify(rows.map(({ section, version }) => `${section} ${version}`).sort())
      const versions = await findPublishedVersions(db)
      const nextPages = JSON.stringify(versions.map(({ page, version }) => `${page} ${version}`).sort())
      if (nextPages !== pagesStamp) {
        pages = await findPublishedPages(db)
        pagesStamp = nextPages
      }
      isImprintPublished ||= await hasImprint(db)
      if (next === stamp) return
      current = { ...initial, opening, ...readSections(rows) }
      stamp = next
    },
  }
}
