import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ContentPage } from '@skafferi/domain/rules/content/blocks'
import { actorJoins, actorName } from '../../../platform/db/actors'
import type { Database } from '../../../platform/db/database'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { apiKeys, banners, contentDrafts, contentVersions, operators } from '../../../platform/db/schema'

export type ContentVersionRow = typeof contentVersions.$inferSelect
export type ContentDraftRow = typeof contentDrafts.$inferSelect
export type BannerRow = typeof banners.$inferSelect

/** A row with the name of its actor; null if the shop itself wrote it. */
export type Named<Row> = Row & { by: string | null }

/** A version without its blocks. */
export type ListedVersion = Named<Omit<ContentVersionRow, 'blocks'>>

/** Serializes changes of a page until the end of the transaction. */
export const lockPage = (tx: Database, page: ContentPage): Promise<void> => acquireLockByName(tx, `content ${page}`)

/** Selects columns of versions, and their publishers. */
function selectVersions<Columns extends Record<string, PgColumn>>(db: Database, columns: Columns) {
  return db
    .select({ ...columns, by: actorName(contentVersions) })
    .from(contentVersions)
    .leftJoin(operators, actorJoins(contentVersions).operator)
    .leftJoin(apiKeys, actorJoins(contentVersions).key)
}

/** Returns the versions of a page with their publishers, newest first. */
export function findVersions(db: Database, page: ContentPage): Promise<ListedVersion[]> {
  const { blocks: _blocks, ...columns } = getTableColumns(contentVersions)
  return selectVersions(db, columns).where(eq(contentVersions.page, page)).orderBy(desc(contentVersions.version))
}

/** Returns a version of a page with its publisher; undefined if there is none. */
export async function findVersion(
  db: Database,
  page: ContentPage,
  version: number,
): Promise<Named<ContentVersionRow> | undefined> {
  const [row] = await selectVersions(db, getTableColumns(contentVersions)).where(
    and(eq(contentVersions.page, page), eq(contentVersions.version, version)),
  )
  return row
}

/** Returns the published version of a page with its publisher; undefined if nothing is published. */
export async function findCurrent(db: Database, page: ContentPage): Promise<Named<ContentVersionRow> | undefined> {
  const [row] = await selectVersions(db, getTableColumns(contentVersions))
    .where(eq(contentVersions.page, page))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  return row
}

export async function insertVersion(tx: Database, row: typeof contentVersions.$inferInsert): Promise<void> {
  await tx.insert(contentVersions).values(row)
}

/** Returns the draft of a page with its last editor; undefined if there is none. */
export async function findDraft(db: Database, page: ContentPage): Promise<Named<ContentDraftRow> | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(contentDrafts), by: actorName(contentDrafts) })
    .from(contentDrafts)
    .leftJoin(operators, actorJoins(contentDrafts).operator)
    .leftJoin(apiKeys, actorJoins(contentDrafts).key)
    .where(eq(contentDrafts.page, page))
  return row
}

export async function upsertDraft(tx: Database, row: typeof contentDrafts.$inferInsert): Promise<void> {
  await tx.insert(contentDrafts).values(row).onConflictDoUpdate({ target: contentDrafts.page, set: row })
}

export async function deleteDraft(tx: Database, page: ContentPage): Promise<void> {
  await tx.delete(contentDrafts).where(eq(contentDrafts.page, page))
}

/** Returns the banners that operators set before pages were made of blocks. */
export const findBanners = (db: Database): Promise<BannerRow[]> => db.select().from(banners)
