import { eq, sql } from 'drizzle-orm'
import { shopSettings } from '../platform/db/schema'
import type { TestShop } from './shop'

/** Closes a shop to visitors. */
export async function closeShop({ database: { db }, clock, context }: TestShop): Promise<void> {
  const row = { section: 'opening', value: { open: false }, changedAt: clock.now() }
  const set = { ...row, version: sql`${shopSettings.version} + 1` }
  await db
    .insert(shopSettings)
    .values({ ...row, version: 1 })
    .onConflictDoUpdate({ target: shopSettings.section, set })
  await context.settings.refresh()
}

/** Opens a shop to visitors, as one without the section is. */
export async function openShop({ database: { db }, context }: TestShop): Promise<void> {
  await db.delete(shopSettings).where(eq(shopSettings.section, 'opening'))
  await context.settings.refresh()
}
