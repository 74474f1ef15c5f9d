import { and, count, desc, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { operators, sentImports } from '../../db/schema'

/** A file that was sent in. */
export type ImportJobRow = typeof sentImports.$inferSelect

type Status = ImportJobRow['status']

/** What works on a file in the background. */
const underWay: Status[] = ['checking', 'applying']

/** Files an import. */
export async function insertImport(db: Database, row: typeof sentImports.$inferInsert): Promise<ImportJobRow> {
  const [filed] = await db.insert(sentImports).values(row).returning()
  return filed as ImportJobRow
}

/** Keeps how far an import is, or what came of it. */
export async function updateImport(db: Database, id: string, set: Partial<ImportJobRow>): Promise<void> {
  await db.update(sentImports).set(set).where(eq(sentImports.id, id))
}

/** Takes an import on from one of some states to another; undefined where it is in none of them. */
export async function advanceImport(db: Database, id: string, from: Status[], set: Partial<ImportJobRow>): Promise<ImportJobRow | undefined> {
  const [advanced] = await db.update(sentImports).set(set).where(and(eq(sentImports.id, id), inArray(sentImports.status, from))).returning()
  return advanced
}

const withOperator = (db: Database) =>
  db.select({ job: sentImports, operatorName: operators.name }).from(sentImports).innerJoin(operators, eq(operators.id, sentImports.operatorId))

/** Finds an import with who sent it in. */
export async function findImport(db: Database, id: string) {
  const [found] = await withOperator(db).where(eq(sentImports.id, id))
  return found
}

/** An import with who sent it in. */
export type NamedImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** One page of imports, the newest first. */
export function findImports(db: Database, limit: number, offset: number): Promise<NamedImportRow[]> {
  return withOperator(db).orderBy(desc(sentImports.createdAt), desc(sentImports.id)).limit(limit).offset(offset)
}

/** How many imports there are. */
export async function countImports(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(sentImports)
  return row?.count ?? 0
}

/** Imports that a store left behind in the middle. */
export function findUnderWay(db: Database): Promise<ImportJobRow[]> {
  return db.select().from(sentImports).where(inArray(sentImports.status, underWay)).orderBy(sentImports.createdAt)
}

/** Drops imports from before a moment that nothing works on; answers what they kept. */
export async function deleteBefore(db: Database, moment: Date): Promise<string[]> {
  const old = and(lt(sentImports.createdAt, moment), notInArray(sentImports.status, underWay))
  const dropped = await db.delete(sentImports).where(old).returning({ fileKey: sentImports.fileKey, failedKey: sentImports.failedKey })
  return dropped.flatMap(({ fileKey, failedKey }) => [fileKey ?? [], failedKey ?? []].flat())
}
