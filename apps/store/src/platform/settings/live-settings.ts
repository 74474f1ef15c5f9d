import type { SellerSettings } from '@skafferi/domain/rules/settings/seller-settings'
import type { Database } from '../db/database'
import { findSettings, readSections } from './settings.repo'

/** A shop without this section was in use before it could be closed. */
const opening: SellerSettings['opening'] = { open: true }

/** The seller's settings as they are now. */
export interface LiveSettings {
  /** The same object until a setting changes, so read it at each use. */
  readonly current: SellerSettings
  /** Reads the settings again: after a change, and in intervals for those of other stores. */
  refresh(): Promise<void>
}

/**
 * Creates the settings of a running store. They are the initial ones until the first refresh.
 * @param initial used for each section that is not stored, except that the shop is open then
 */
export function createLiveSettings(db: Database, initial: SellerSettings): LiveSettings {
  let current = initial
  let stamp = ''
  return {
    get current() {
      return current
    },
    async refresh() {
      const rows = await findSettings(db)
      const next = JSON.stringify(rows.map(({ section, version }) => `${section} ${version}`).sort())
      if (next === stamp) return
      current = { ...initial, opening, ...readSections(rows) }
      stamp = next
    },
  }
}
