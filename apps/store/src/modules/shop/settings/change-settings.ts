import { isDeepStrictEqual } from 'node:util'
import { movedTimeZone } from '@skafferi/domain/rules/delivery/time-zones'
import type { DeliverySettings } from '@skafferi/domain/rules/delivery/delivery-settings'
import type { SellerSettings, SettingsSection } from '@skafferi/domain/rules/settings/seller-settings'
import type { CountryCode } from '@skafferi/domain/rules/tax/tax-rates'
import type { Context } from '../../../platform/context'
import { findEvent, recordOperatorEvent } from '../../../platform/db/events'
import type { Database } from '../../../platform/db/database'
import { findLastActor } from '../../../platform/db/last-actor'
import { refuse } from '../../../platform/http/errors'
import * as repo from '../../../platform/settings/settings.repo'
import { updateTestCompany } from '../../customers/companies'
import {
  putBackSection,
  reversibleSectionOf,
  settingsChanged,
  subjectOf,
  type ReversibleSection,
} from './put-back-settings'

/** A section with its last change. */
export interface VersionedSection<Value> {
  value: Value
  version: number
  changed_at: string
  changed_by: string | null
}

/** A section with the old values of an entry, to be saved. */
export type FormerSection = {
  [Section in ReversibleSection]: { section: Section; version: number; value: SellerSettings[Section] }
}[ReversibleSection]

/** Saves a section and records the change. */
async function store(
  tx: Database,
  before: SellerSettings[SettingsSection],
  { section, value, version, changedAt }: repo.SettingsRow,
): Promise<void> {
  await repo.updateSection(tx, { section, value, version, changedAt })
  await recordOperatorEvent(tx, {
    at: changedAt,
    action: settingsChanged,
    subjectId: subjectOf(section as SettingsSection),
    before,
    after: value,
  })
}

/**
 * Moves the time zone with the seller's country while the delivery settings are those the shop began with. They stay
 * its first version, because the seller has not saved them.
 */
async function moveTimeZone(
  tx: Database,
  { from, to, delivery, at }: Record<'from' | 'to', CountryCode> & { delivery: DeliverySettings; at: Date },
): Promise<void> {
  await repo.insertMissingSections(tx, { delivery }, at)
  const row = (await repo.lockSection(tx, 'delivery'))!
  const before = repo.readSections([row]).delivery
  if (!before || row.version > 1 || before.options.length > 0) return
  const value = { ...before, timeZone: movedTimeZone(from, to, before.timeZone) }
  if (value.timeZone !== before.timeZone) await store(tx, before, { ...row, value, changedAt: at })
}

/** Creates the operations on the seller's settings. */
export function createSettingsOperator({ db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>) {
  async function toAnswer<Section extends SettingsSection>(
    section: Section,
    value: SellerSettings[Section],
    { version, changedAt }: Pick<repo.SettingsRow, 'version' | 'changedAt'>,
  ): Promise<VersionedSection<SellerSettings[Section]>> {
    const last = await findLastActor(db, subjectOf(section), settingsChanged)
    return { value, version, changed_at: changedAt.toISOString(), changed_by: last?.name ?? null }
  }

  async function read<Section extends SettingsSection>(section: Section) {
    const rows = await repo.findSettings(db)
    const row = rows.find((each) => each.section === section)
    const value: SellerSettings[Section] = repo.readSections(rows)[section] ?? settings.current[section]
    return toAnswer(section, value, row ?? { version: 1, changedAt: now() })
  }

  return {
    /** Returns a section. */
    read,

    /**
     * Returns the section of an entry of the activity with the entry's old values, unsaved.
     * @throws StoreError 404 `activity_not_found`; 409 `not_reversible`, or `changed_since` if a value has changed
     * since
     */
    async readFormer(activityId: number): Promise<FormerSection> {
      const entry = await findEvent(db, activityId)
      if (!entry) throw refuse('activity_not_found')
      const section = entry.action === settingsChanged ? reversibleSectionOf(entry.subjectId) : undefined
      if (section === undefined) throw refuse('not_reversible')
      const { version, value } = await read(section)
      const found = putBackSection(section, value, entry)
      if (found.status === 'irreversible') throw refuse('not_reversible')
      if (found.status === 'changed') throw refuse('changed_since')
      return { section, version, value: found.state } as FormerSection
    },

    /**
     * Replaces a section. An equal value changes nothing.
     * @param version the version that was read
     * @throws StoreError 409 `settings_changed` if it is not the current one
     */
    async change<Section extends SettingsSection>(
      section: Section,
      { version, value }: { version: number; value: SellerSettings[Section] },
    ) {
      await db.transaction(async (tx) => {
        // A section that this version of the store has added is stored with its first change.
        await repo.insertMissingSections(tx, { [section]: settings.current[section] }, now())
        const before = (await repo.lockSection(tx, section))!
        if (isDeepStrictEqual(before.value, value)) return
        if (before.version !== version) throw refuse('settings_changed')
        const at = now()
        await store(tx, before.value as typeof value, { section, value, version: version + 1, changedAt: at })
        const next = { ...settings.current, [section]: value }
        await updateTestCompany(tx, next)
        const former = repo.readSections([before]).profile
        if (former) {
          const [from, to] = [former.country, next.profile.country]
          await moveTimeZone(tx, { from, to, delivery: settings.current.delivery, at })
        }
      })
      await settings.refresh()
      return read(section)
    },
  }
}

export type SettingsOperator = ReturnType<typeof createSettingsOperator>
