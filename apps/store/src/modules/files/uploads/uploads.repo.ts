import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { uploads } from '../../../platform/db/schema'

export type UploadRow = typeof uploads.$inferSelect
export type UploadKind = UploadRow['kind']
/** An upload to delete. */
export type RemovableUpload = Pick<UploadRow, 'id' | 'key'>

/** The subject of uploads that are being deleted, so that they cannot be assigned. */
const removal = 'removal'

export async function insertUploads(db: Database, rows: (typeof uploads.$inferInsert)[]): Promise<void> {
  await db.insert(uploads).values(rows)
}

/** True if the file belongs to the company and is not being deleted. */
export async function isUploadOf(db: Database, companyId: string, key: string): Promise<boolean> {
  const isRetained = or(isNull(uploads.subjectId), ne(uploads.subjectId, removal))
  return (await db.$count(uploads, and(eq(uploads.key, key), eq(uploads.companyId, companyId), isRetained))) > 0
}

/** Returns the addresses of a subject's uploads, in upload order. */
export async function findUrls(db: Database, subjectId: string): Promise<string[]> {
  const rows = await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(eq(uploads.subjectId, subjectId))
    .orderBy(asc(uploads.id))
  return rows.map(({ url }) => url)
}

/** Returns the addresses of several complaints' uploads, in upload order. */
export function findUrlsOf(db: Database, subjectIds: readonly string[]) {
  return db
    .select({ subjectId: uploads.subjectId, url: uploads.url })
    .from(uploads)
    .where(inArray(uploads.subjectId, [...subjectIds]))
    .orderBy(asc(uploads.id))
}

/** Identifies unassigned uploads. */
export interface FreeUploads {
  kind: UploadKind
  urls: readonly string[]
  /** Null for those of guests. */
  companyId: string | null
}

/** Assigns the unassigned ones of the uploads to a subject; returns their addresses. */
export async function assignUploads(tx: Database, claim: FreeUploads, subjectId: string): Promise<string[]> {
  const { kind, urls, companyId } = claim
  // Lock in a fixed order, so that concurrent claims wait instead of deadlocking.
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
  const assigned = await tx
    .update(uploads)
    .set({ subjectId })
    .where(inArray(uploads.id, free))
    .returning({ url: uploads.url })
  return assigned.map(({ url }) => url)
}

/** Marks an upload that another one has replaced for deletion. */
export async function markReplaced(tx: Database, id: string): Promise<void> {
  await tx.update(uploads).set({ subjectId: removal }).where(eq(uploads.id, id))
}

/** Marks unassigned uploads from before a time for deletion. */
export async function markAbandoned(db: Database, until: Date): Promise<void> {
  await db
    .update(uploads)
    .set({ subjectId: removal })
    .where(and(isNull(uploads.subjectId), lte(uploads.createdAt, until)))
}

/** Marks failed uploads for deletion. */
export async function markRefused(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(uploads)
    .set({ subjectId: removal })
    .where(and(inArray(uploads.id, [...ids]), isNull(uploads.subjectId)))
}

/** Returns uploads marked for deletion, by id. */
export function findRemovable(db: Database, afterId: string, limit: number): Promise<RemovableUpload[]> {
  return db
    .select({ id: uploads.id, key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.subjectId, removal), gt(uploads.id, afterId)))
    .orderBy(asc(uploads.id))
    .limit(limit)
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id))
}
