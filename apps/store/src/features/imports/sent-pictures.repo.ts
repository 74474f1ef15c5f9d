import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { banners, productImages, sentPictures } from '../../db/schema'

/** Keeps which picture somebody means by a name; the last one counts. */
export async function keepSentPicture(db: Database, picture: typeof sentPictures.$inferInsert): Promise<void> {
  const { hash, sentAt } = picture
  await db
    .insert(sentPictures)
    .values(picture)
    .onConflictDoUpdate({ target: [sentPictures.sentBy, sentPictures.name], set: { hash, sentAt } })
}

/** What names the picture that somebody means by a name; undefined where they sent none since a moment. */
export async function findSentPicture(db: Database, sentBy: string, name: string, since: Date): Promise<string | undefined> {
  const mine = and(eq(sentPictures.sentBy, sentBy), eq(sentPictures.name, name), gte(sentPictures.sentAt, since))
  const [row] = await db.select({ hash: sentPictures.hash }).from(sentPictures).where(mine)
  return row?.hash
}

/** Where the pictures of banners are. */
async function findBannerPictures(db: Database): Promise<string[]> {
  const rows = await db.select({ pictures: banners.imageUrl }).from(banners)
  return rows.flatMap(({ pictures }) => Object.values(pictures))
}

/**
 * Forgets pictures that were sent before a moment.
 * @param bannerAddressOf where a banner shows it
 * @returns what names those that nobody else sent and neither product nor banner has by now
 */
export async function forgetSentPictures(
  db: Database,
  before: Date,
  addressOf: (hash: string) => string,
  bannerAddressOf: (hash: string) => string,
): Promise<string[]> {
  const rows = await db.delete(sentPictures).where(lt(sentPictures.sentAt, before)).returning({ hash: sentPictures.hash })
  const hashes = [...new Set(rows.map(({ hash }) => hash))]
  if (hashes.length === 0) return []
  const sent = await db.select({ hash: sentPictures.hash }).from(sentPictures).where(inArray(sentPictures.hash, hashes))
  const used = await db.select({ url: productImages.url }).from(productImages).where(inArray(productImages.url, hashes.map(addressOf)))
  const needed = new Set([...sent.map(({ hash }) => addressOf(hash)), ...used.map(({ url }) => url)])
  const onBanners = new Set(await findBannerPictures(db))
  return hashes.filter((hash) => !needed.has(addressOf(hash)) && !onBanners.has(bannerAddressOf(hash)))
}
