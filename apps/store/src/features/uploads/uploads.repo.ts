import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { uploads } from '../../db/schema'

/** A file that was sent in. */
export type UploadRow = typeof uploads.$inferSelect
/** What a file is for. */
export type UploadKind = UploadRow['kind']
/** A file that is to be removed. */
export type RemovableUpload = Pick<UploadRow, 'id' | 'key'>

/** Stands as the subject of files that are being removed: nothing can claim them any more. */
const removal = 'removal'

/** Files uploads. */
export async function insertUploads(db: Database, rows: (typeof uploads.$inferInsert)[]): Promise<void> {
  await db.insert(uploads).values(rows)
}

/** Whether a file is a company's, and not being removed. */
export async function isUploadOf(db: Database, companyId: string, key: string): Promise<boolean> {
  const isKept = or(isNull(uploads.subjectId), ne(uploads.subjectId, removal))
  return (await db.$count(uploads, and(eq(uploads.key, key), eq(uploads.companyId, companyId), isKept))) > 0
}

/** The addresses of what belongs to an application or a complaint, in the order they were sent. */
export async function findUrls(db: Database, subjectId: string): Promise<string[]> {
  const rows = await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(eq(uploads.subjectId, subjectId))
    .orderBy(asc(uploads.id))
  return rows.map(({ url }) => url)
}

/** The addresses of what belongs to several complaints, in the order they were sent. */
export function findUrlsOf(db: Database, subjectIds: readonly string[]) {
  return db
    .select({ subjectId: uploads.subjectId, url: uploads.url })
    .from(uploads)
    .where(inArray(uploads.subjectId, [...subjectIds]))
    .orderBy(asc(uploads.id))
}

/** Which free uploads are meant. */
export interface FreeUploads {
  kind: UploadKind
  urls: readonly string[]
  /** Null for those of guests. */
  companyId: string | null
}

/** Binds those of the uploads that are free to a subject; returns their addresses. */
export async function bindUploads(tx: Database, wanted: FreeUploads, subjectId: string): Promise<string[]> {
  const { kind, urls, companyId } = wanted
  // Locked in one order: two claims of the same files wait for each other instead of stopping each other.
  const free = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        inArray(uploads.url, [...urls]),
        eq(uploads.kind, kind),
        companyId === null ? isNull(uploads.companyId) : eq(uploads.companyId, companyId),
        isNull(uploads.subjectId),
      ),
    )
    .orderBy(asc(uploads.id))
    .for('update')
  const bound = await tx
    .update(uploads)
    .set({ subjectId })
    .where(inArray(uploads.id, free))
    .returning({ url: uploads.url })
  return bound.map(({ url }) => url)
}

/** Takes an upload out of reach that another one has replaced. */
export async function markReplaced(tx: Database, id: string): Promise<void> {
  await tx.update(uploads).set({ subjectId: removal }).where(eq(uploads.id, id))
}

/** Takes uploads out of reach that nothing claimed since a moment. */
export async function markAbandoned(db: Database, until: Date): Promise<void> {
  await db
    .update(uploads)
    .set({ subjectId: removal })
    .where(and(isNull(uploads.subjectId), lte(uploads.createdAt, until)))
}

/** Takes uploads out of reach that were never answered. */
export async function markRefused(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(uploads)
    .set({ subjectId: removal })
    .where(and(inArray(uploads.id, [...ids]), isNull(uploads.subjectId)))
}

/** Uploads out of reach whose files may still be there, by their ids. */
export function findRemovable(db: Database, afterId: string, limit: number): Promise<RemovableUpload[]> {
  return db
    .select({ id: uploads.id, key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.subjectId, removal), gt(uploads.id, afterId)))
    .orderBy(asc(uploads.id))
    .limit(limit)
}

/** Forgets an upload whose file is gone. */
export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id))
}
