import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { acquireLockByName } from '../../db/named-lock'
import { banners } from '../../db/schema'

/** A banner as it is stored. */
export type BannerRow = typeof banners.$inferSelect

/** A banner; undefined where nothing was set for that place. */
export async function findBanner(db: Database, id: string): Promise<BannerRow | undefined> {
  const [banner] = await db.select().from(banners).where(eq(banners.id, id))
  return banner
}

/** Finds a banner and keeps everybody else from changing it until the transaction ends, also where nothing is set. */
export async function lockBanner(tx: Database, id: string): Promise<BannerRow | undefined> {
  await acquireLockByName(tx, `banner ${id}`)
  return findBanner(tx, id)
}

/** Removes what was set for a place. */
export async function deleteBanner(tx: Database, id: string): Promise<void> {
  await tx.delete(banners).where(eq(banners.id, id))
}

/** All banners that were set. */
export function findBanners(db: Database): Promise<BannerRow[]> {
  return db.select().from(banners).orderBy(asc(banners.id))
}

/** Sets some of a banner's columns; the whole row is for a banner that is not there yet. Answers what is stored now. */
export async function upsertBanner(tx: Database, row: BannerRow, changed: Partial<BannerRow>): Promise<BannerRow> {
  const [banner] = await tx
    .insert(banners)
    .values(row)
    .onConflictDoUpdate({ target: banners.id, set: changed })
    .returning()
  return banner as BannerRow
}
