import { eq } from 'drizzle-orm'
import { shopSettings } from '../platform/db/schema'
import type { TestShop } from './shop'

/** Closes a shop to visitors. */
export async function closeShop({ database: { db }, clock, context }: TestShop): Promise<void> {
  const row = { section: 'opening', value: { open: false }, version: 1, changedAt: clock.now() }
  await db.insert(shopSettings).values(row).onConflictDoUpdate({ target: shopSettings.section, set: row })
  await context.settings.refresh()
}

/** Opens a shop to visitors, as one without the section is. */
export async function openShop({ database: { db }, context }: TestShop): Promise<void> {
  await db.delete(shopSettings).where(eq(shopSettings.section, 'opening'))
  await context.settings.refresh()
}
