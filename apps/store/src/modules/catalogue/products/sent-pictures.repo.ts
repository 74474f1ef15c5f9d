import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import {
  contentDrafts,
  contentVersions,
  importPictures,
  orderItems,
  productImages,
  sentPictures,
  shopSettings,
} from '../../../platform/db/schema'
import { cardAddress, largeAddress, stampAddress } from './picture-address'

/** Stores the hash of an uploaded picture by name; replaces an earlier one. */
export async function storeSentPicture(db: Database, picture: typeof sentPictures.$inferInsert): Promise<void> {
  const { hash, sentAt } = picture
  await db
    .insert(sentPictures)
    .values(picture)
    .onConflictDoUpdate({ target: [sentPictures.sentBy, sentPictures.name], set: { hash, sentAt } })
}

/** Returns the hash of an uploaded picture; undefined if it was not uploaded since a time. */
export async function findSentPicture(
  db: Database,
  sentBy: string,
  name: string,
  since: Date,
): Promise<string | undefined> {
  const find = async (isNamed: SQL) => {
    const matches = and(eq(sentPictures.sentBy, sentBy), isNamed, gte(sentPictures.sentAt, since))
    const latest = desc(sentPictures.sentAt)
    const [row] = await db
      .select({ hash: sentPictures.hash })
      .from(sentPictures)
      .where(matches)
      .orderBy(latest)
      .limit(1)
    return row?.hash
  }
  return (
    (await find(eq(sentPictures.name, name))) ??
    // Windows does not distinguish capitals in names, and lists often have others than the files.
    find(sql`lower(${sentPictures.name}) = lower(${name})`)
  )
}

/** Returns the addresses of pictures in settings, and in all versions and drafts of pages. */
async function findContentPictures(db: Database): Promise<string[]> {
  const settings = await db.select({ value: shopSettings.value }).from(shopSettings)
  const versions = await db.select({ value: contentVersions.blocks }).from(contentVersions)
  const drafts = await db.select({ value: contentDrafts.blocks }).from(contentDrafts)
  return [...settings, ...versions, ...drafts].flatMap(
    ({ value }) => JSON.stringify(value).match(/\/files\/products\/[\w.]+/g) ?? [],
  )
}

/** Returns those of the addresses that order lines display. */
async function findOrderedPictures(db: Database, addresses: readonly string[]): Promise<Set<string | null>> {
  const rows = await db
    .selectDistinct({ url: orderItems.thumbnail })
    .from(orderItems)
    .where(inArray(orderItems.thumbnail, [...addresses]))
  return new Set(rows.map(({ url }) => url))
}

/**
 * Deletes the records of pictures uploaded before a time.
 * @returns hashes of those that no other sender, product, page, setting or order uses
 */
export async function forgetSentPictures(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .delete(sentPictures)
    .where(lt(sentPictures.sentAt, before))
    .returning({ hash: sentPictures.hash })
  const hashes = [...new Set(rows.map(({ hash }) => hash))]
  if (hashes.length === 0) return []
  const sent = await db.select({ hash: sentPictures.hash }).from(sentPictures).where(inArray(sentPictures.hash, hashes))
  const used = await db
    .select({ url: productImages.url })
    .from(productImages)
    .where(inArray(productImages.url, hashes.map(cardAddress)))
  // An import may add a picture that was fetched lately to further products.
  const fetched = await db
    .select({ url: importPictures.url })
    .from(importPictures)
    .where(inArray(importPictures.url, hashes.map(cardAddress)))
  const usedUrls = new Set([
    ...sent.map(({ hash }) => cardAddress(hash)),
    ...[...used, ...fetched].map(({ url }) => url),
  ])
  const inContent = new Set(await findContentPictures(db))
  const unused = hashes.filter((hash) => !usedUrls.has(cardAddress(hash)) && !inContent.has(largeAddress(hash)))
  if (unused.length === 0) return []
  // Orders display pictures that their product may not have any more.
  const ordered = await findOrderedPictures(
    db,
    unused.flatMap((hash) => [cardAddress(hash), stampAddress(hash)]),
  )
  return unused.filter((hash) => !ordered.has(cardAddress(hash)) && !ordered.has(stampAddress(hash)))
}
