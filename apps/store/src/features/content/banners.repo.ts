import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { banners } from '../../db/schema'

/** A banner as it is stored. */
export type BannerRow = typeof banners.$inferSelect

/** A banner; undefined where nothing was set for that place. */
export async function findBanner(db: Database, id: string): Promise<BannerRow | undefined> {
  const [banner] = await db.select().from(banners).where(eq(banners.id, id))
  return banner
}

/** Finds a banner and keeps everybody else from changing it until the transaction ends. */
export async function lockBanner(tx: Database, id: string): Promise<BannerRow | undefined> {
  const [banner] = await tx.select().from(banners).where(eq(banners.id, id)).for('update')
  return banner
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
