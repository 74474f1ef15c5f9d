import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { categoryMatches } from '../../../platform/db/schema'

/** Ids of the shop's categories by the category in the file; null to create it. */
export type ChosenCategories = Readonly<Record<string, string | null>>

/** Returns the ids of categories that were chosen for files with these headings, by the category in the file. */
export async function findMatches(db: Database, headings: string): Promise<Record<string, string>> {
  const { name, categoryId } = categoryMatches
  const rows = await db.select({ name, categoryId }).from(categoryMatches).where(eq(categoryMatches.headings, headings))
  return Object.fromEntries(rows.map((row) => [row.name, row.categoryId]))
}

/** Stores which categories are used for files with these headings, and forgets those that are created. */
export async function saveMatches(tx: Database, headings: string, chosen: ChosenCategories): Promise<void> {
  const created = Object.keys(chosen).filter((name) => chosen[name] === null)
  const isCreated = inArray(categoryMatches.name, created)
  if (created.length > 0) await tx.delete(categoryMatches).where(and(eq(categoryMatches.headings, headings), isCreated))
  const rows = Object.entries(chosen).flatMap(([name, categoryId]) =>
    categoryId === null ? [] : [{ headings, name, categoryId }],
  )
  if (rows.length === 0) return
  await tx
    .insert(categoryMatches)
    .values(rows)
    .onConflictDoUpdate({
      target: [categoryMatches.headings, categoryMatches.name],
      set: { categoryId: sql`excluded.category_id` },
    })
}
