import { desc, eq, max } from 'drizzle-orm'
import type { ContentPage, StoredBlock } from '@skafferi/domain/rules/content/blocks'
import {
  settingsSchemas,
  type SellerSettings,
  type SettingsSection,
} from '@skafferi/domain/rules/settings/seller-settings'
import type { Database } from '../db/database'
import { contentVersions, legalTexts, shopSettings } from '../db/schema'

/** A stored section of the settings. */
export type SettingsRow = typeof shopSettings.$inferSelect

/** Returns the stored sections that this version of the store can read. */
export function readSections(rows: readonly Pick<SettingsRow, 'section' | 'value'>[]): Partial<SellerSettings> {
  const readable = rows.filter(({ section, value }) => settingsSchemas[section as SettingsSection]?.(value))
  return Object.fromEntries(readable.map(({ section, value }) => [section, value]))
}

export const findSettings = (db: Database): Promise<SettingsRow[]> => db.select().from(shopSettings)

/** Returns the number of the published version of each page. */
export const findPublishedVersions = (db: Database) =>
  db
    .select({ page: contentVersions.page, version: max(contentVersions.version) })
    .from(contentVersions)
    .groupBy(contentVersions.page)

/** Returns the published blocks of each page. */
export async function findPublishedPages(db: Database): Promise<Partial<Record<ContentPage, StoredBlock[]>>> {
  const rows = await db
    .selectDistinctOn([contentVersions.page], { page: contentVersions.page, blocks: contentVersions.blocks })
    .from(contentVersions)
    .orderBy(contentVersions.page, desc(contentVersions.version))
  return Object.fromEntries(rows.map(({ page, blocks }) => [page, blocks]))
}

/** True if the shop has published an imprint, which it cannot take back. */
export const hasImprint = async (db: Database): Promise<boolean> =>
  (await db.$count(legalTexts, eq(legalTexts.kind, 'imprint'))) > 0

/** Returns a section and locks it until the end of the transaction; undefined if it is not stored. */
export async function lockSection(tx: Database, section: SettingsSection): Promise<SettingsRow | undefined> {
  const [row] = await tx.select().from(shopSettings).where(eq(shopSettings.section, section)).for('update')
  return row
}

export async function updateSection(tx: Database, { section, ...changed }: SettingsRow): Promise<void> {
  await tx.update(shopSettings).set(changed).where(eq(shopSettings.section, section))
}

/**
 * Stores the sections that are not stored yet.
 * @returns the names of the sections that were stored before
 */
export async function insertMissingSections(
  db: Database,
  settings: Partial<SellerSettings>,
  at: Date,
): Promise<string[]> {
  const rows = Object.entries(settings).map(([section, value]) => ({ section, value, version: 1, changedAt: at }))
  const inserted = await db.insert(shopSettings).values(rows).onConflictDoNothing().returning()
  return rows.map(({ section }) => section).filter((section) => !inserted.some((row) => row.section === section))
}
