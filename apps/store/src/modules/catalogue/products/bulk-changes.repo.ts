import { and, asc, count, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { insertRows } from '../../../platform/db/insert-rows'
import { bulkChangeRows, bulkChanges, categories, imports, products, variants } from '../../../platform/db/schema'
import { type PriceContext } from '../../pricing'
import type { BulkFields } from './bulk-change'
import type { LeftField } from './imported-fields'
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

/** A product that an import writes; without `before` a new one. */
export interface ImportedRow {
  productId: string
  before: object | null
  after: object
}

/** Records what an import changes. Of a product that it changes twice, the first old values count. */
export async function recordImportedRows(
  tx: Database,
  id: string,
  rows: readonly ImportedRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const record = { id, change: { kind: 'import' }, summary: {}, createdAt: now, appliedAt: now }
  await tx.insert(bulkChanges).values(record).onConflictDoNothing()
  const { before, after } = bulkChangeRows
  await tx
    .insert(bulkChangeRows)
    .values(rows.map((row) => ({ ...row, bulkChangeId: id, isApplied: true })))
    .onConflictDoUpdate({
      target: [bulkChangeRows.bulkChangeId, bulkChangeRows.productId],
      set: { before: sql`excluded.before || ${before}`, after: sql`${after} || excluded.after` },
    })
}

const isImport = (id: string) => sql`'import_' || ${imports.id} = ${id}`

/** Returns the file of an import; undefined for other changes. */
export async function findImportFile(tx: Database, id: string): Promise<string | undefined> {
  const [found] = await tx.select({ name: imports.fileName }).from(imports).where(isImport(id))
  return found?.name
}

/** True if the import of a change is not finished. */
export async function isImportRunning(tx: Database, id: string): Promise<boolean> {
  const isRunning = and(isImport(id), inArray(imports.state, ['waiting', 'running']))
  return (await tx.select({ id: imports.id }).from(imports).where(isRunning)).length > 0
}

/** Deletes plans that were never applied. */
export async function deleteOldPlans(tx: Database, before: Date): Promise<void> {
  await tx.delete(bulkChanges).where(and(isNull(bulkChanges.appliedAt), lt(bulkChanges.createdAt, before)))
}

export async function findBulkChange(db: Database, id: string): Promise<BulkRecord | undefined> {
  const [record] = await db.select().from(bulkChanges).where(eq(bulkChanges.id, id))
  return record
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

/** Condition: the row is part of a step. Only applied products are undone, except new ones. */
function isInStep(id: string, step: BulkStep): SQL | undefined {
  const isOfChange = eq(bulkChangeRows.bulkChangeId, id)
  const isExisting = and(isOfChange, isNotNull(bulkChangeRows.before))
  return step === 'isApplied' ? isExisting : and(isExisting, eq(bulkChangeRows.isApplied, true))
}

/** Returns the next products of a step. */
export async function findWaitingRows(tx: Database, id: string, step: BulkStep, limit: number): Promise<BulkRow[]> {
  const { productId, before, after } = bulkChangeRows
  return tx
    .select({ productId, before: sql<BulkFields>`${before}`, after: sql<BulkFields>`${after}` })
    .from(bulkChangeRows)
    .where(and(isInStep(id, step), isNull(bulkChangeRows[step])))
    .orderBy(asc(productId))
    .limit(limit)
}

/** Records the fields of products that the undo of an import left. */
export async function setLeftFields(tx: Database, id: string, kept: ReadonlyMap<string, LeftField[]>): Promise<void> {
  for (const [productId, fields] of kept) {
    if (fields.length === 0) continue
    const isRow = and(eq(bulkChangeRows.bulkChangeId, id), eq(bulkChangeRows.productId, productId))
    await tx.update(bulkChangeRows).set({ kept: fields }).where(isRow)
  }
}

/** Counts the products that an import has created. */
export async function countCreated(db: Database, id: string): Promise<number> {
  const isCreated = and(eq(bulkChangeRows.bulkChangeId, id), isNull(bulkChangeRows.before))
  const [row] = await db.select({ count: count() }).from(bulkChangeRows).where(isCreated)
  return row?.count ?? 0
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
    .select({
      id: products.id,
      title: products.title,
      kept: sql<LeftField[] | null>`${bulkChangeRows.kept}`,
    })
    .from(bulkChangeRows)
    .innerJoin(products, eq(products.id, bulkChangeRows.productId))
    .where(and(isInStep(id, step), eq(bulkChangeRows[step], false)))
    .orderBy(asc(products.title), asc(products.id))
    .limit(limit)
}

/** A page of the changed products of a change. */
export interface ChangedPage {
  limit: number
  offset?: number
  /** Only this product. */
  product?: string
}

/** A page of the changed products of a change, as recorded, by name. */
export async function findAppliedRows(db: Database, id: string, { limit, offset = 0, product }: ChangedPage) {
  const { productId, before, after } = bulkChangeRows
  return db
    .select({ productId, title: products.title, before: sql<BulkFields>`${before}`, after: sql<BulkFields>`${after}` })
    .from(bulkChangeRows)
    .innerJoin(products, eq(products.id, productId))
    .where(
      and(
        isInStep(id, 'isApplied'),
        eq(bulkChangeRows.isApplied, true),
        product === undefined ? undefined : eq(productId, product),
      ),
    )
    .orderBy(asc(products.title), asc(products.id))
    .limit(limit)
    .offset(offset)
}

/** Returns which of some changes have changed products and are not undone. */
export async function findUndoable(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const isApplied = and(isNotNull(bulkChangeRows.before), eq(bulkChangeRows.isApplied, true))
  const rows = await db
    .selectDistinct({ id: bulkChanges.id })
    .from(bulkChanges)
    .innerJoin(bulkChangeRows, eq(bulkChangeRows.bulkChangeId, bulkChanges.id))
    .where(and(inArray(bulkChanges.id, [...ids]), isNull(bulkChanges.undoneAt), isApplied))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the SKUs of variants by id. */
export async function findSkus(db: Database, ids: readonly string[]): Promise<Map<string, string | null>> {
  const isGiven = sql`${variants.id} = any(${sql.param([...ids])}::text[])`
  const rows = await db.select({ id: variants.id, sku: variants.sku }).from(variants).where(isGiven)
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}
