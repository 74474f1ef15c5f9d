import { and, asc, count, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { insertRows } from '../../../platform/db/insert-rows'
import { bulkChangeRows, bulkChanges, categories, products } from '../../../platform/db/schema'
import { type PriceContext } from '../../pricing'
import type { BulkFields } from './bulk-change'
import { matches, type ProductFilter } from './products.repo'

/** A bulk change. */
export type BulkRecord = typeof bulkChanges.$inferSelect

/** The step of a bulk change: applying or undoing. */
export type BulkStep = 'isApplied' | 'isUndone'

/** A product of a bulk change. */
export interface BulkRow {
  productId: string
  before: BulkFields
  after: BulkFields
}

/** Returns the ids of all products that match a filter. */
export async function findMatchingIds(db: Database, filter: ProductFilter, context: PriceContext): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(matches(db, filter, context))
    .orderBy(asc(products.title), asc(products.id))
  return rows.map(({ id }) => id)
}

export async function insertBulkChange(
  tx: Database,
  { rows, ...record }: Pick<BulkRecord, 'id' | 'change' | 'summary' | 'createdAt'> & { rows: readonly BulkRow[] },
): Promise<void> {
  await tx.insert(bulkChanges).values(record)
  await insertRows(
    tx,
    bulkChangeRows,
    rows.map((row) => ({ ...row, bulkChangeId: record.id })),
  )
}

/** Deletes plans that were never applied. */
export async function deleteOldPlans(tx: Database, before: Date): Promise<void> {
  await tx.delete(bulkChanges).where(and(isNull(bulkChanges.appliedAt), lt(bulkChanges.createdAt, before)))
}

/** Locks a bulk change, so that each of its products is changed once. */
export async function lockBulkChange(tx: Database, id: string): Promise<BulkRecord | undefined> {
  const [record] = await tx.select().from(bulkChanges).where(eq(bulkChanges.id, id)).for('update')
  return record
}

export async function setStarted(tx: Database, id: string, step: BulkStep, now: Date): Promise<void> {
  await tx
    .update(bulkChanges)
    .set(step === 'isApplied' ? { appliedAt: now } : { undoneAt: now })
    .where(eq(bulkChanges.id, id))
}

/** Condition: the row is part of a step. Only applied products are undone. */
function isInStep(id: string, step: BulkStep): SQL | undefined {
  const isOfChange = eq(bulkChangeRows.bulkChangeId, id)
  return step === 'isApplied' ? isOfChange : and(isOfChange, eq(bulkChangeRows.isApplied, true))
}

/** Returns the next products of a step. */
export async function findWaitingRows(tx: Database, id: string, step: BulkStep, limit: number): Promise<BulkRow[]> {
  const { productId, before, after } = bulkChangeRows
  return tx
    .select({ productId, before, after })
    .from(bulkChangeRows)
    .where(and(isInStep(id, step), isNull(bulkChangeRows[step])))
    .orderBy(asc(productId))
    .limit(limit)
}

/** Records which products were changed in a step. */
export async function setOutcomes(
  tx: Database,
  id: string,
  step: BulkStep,
  outcomes: ReadonlyMap<string, boolean>,
): Promise<void> {
  for (const outcome of [true, false]) {
    const ids = [...outcomes].flatMap(([productId, isDone]) => (isDone === outcome ? [productId] : []))
    await tx
      .update(bulkChangeRows)
      .set({ [step]: outcome })
      .where(
        and(eq(bulkChangeRows.bulkChangeId, id), sql`${bulkChangeRows.productId} = any(${sql.param(ids)}::text[])`),
      )
  }
}

/** Counts the products of a step by outcome; null while they wait. */
export async function countOutcomes(db: Database, id: string, step: BulkStep): Promise<Map<boolean | null, number>> {
  const outcome = bulkChangeRows[step]
  const rows = await db
    .select({ outcome, count: count() })
    .from(bulkChangeRows)
    .where(isInStep(id, step))
    .groupBy(outcome)
  return new Map(rows.map((row) => [row.outcome, row.count]))
}

/** Returns the first products that were left in a step. */
export async function findLeft(db: Database, id: string, step: BulkStep, limit: number) {
  return db
    .select({ id: products.id, title: products.title })
    .from(bulkChangeRows)
    .innerJoin(products, eq(products.id, bulkChangeRows.productId))
    .where(and(isInStep(id, step), eq(bulkChangeRows[step], false)))
    .orderBy(asc(products.title), asc(products.id))
    .limit(limit)
}
