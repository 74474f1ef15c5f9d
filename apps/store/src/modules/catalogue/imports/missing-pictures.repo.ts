import { and, asc, eq, inArray, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { FaultCode } from '@skafferi/domain/rules/errors/faults'
import type { Database } from '../../../platform/db/database'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { importPictures, products } from '../../../platform/db/schema'
import { faultWith } from '../../../platform/http/errors'
import type { ImportPicture, StoredFault } from './import-pictures.repo'
import { createPictureSummary, type PictureSummary } from './picture-summary'

/** States of pictures that are not placed. */
const openStates = ['failed', 'waiting', 'fetching'] as const

/** Faults of pictures that a file only names, without an address. */
const namedFaults = ['not_sent', 'not_in_folder', 'not_in_archive'] satisfies FaultCode[]
const isNamedOnly = sql<boolean>`(${importPictures.state} = 'failed' and ${importPictures.host} is null
  and coalesce(${importPictures.fault} ->> 'code', '') = any(${sql.param(namedFaults)}::text[]))`

/** True if a file names the picture, and it was not uploaded. */
export const isNamed = ({ state, host, fault }: ImportPicture) =>
  state === 'failed' && host === null && namedFaults.some((code) => code === (fault as StoredFault | null)?.code)

/** Numbers of pictures by what happened to them. */
export interface PictureCounts {
  /** Added to their products since the file was applied. */
  added: number
  /** Waiting or being fetched. */
  waiting: number
  /** Named by the file, and not uploaded. */
  named: number
  failed: number
}

export async function countPictures(db: Database, importId: number): Promise<PictureCounts> {
  const countOf = (isCounted: SQL) => sql`count(*) filter (where ${isCounted})`.mapWith(Number)
  const [counts] = await db
    .select({
      added: countOf(sql`${importPictures.state} = 'done'`),
      waiting: countOf(sql`${importPictures.state} in ('waiting', 'fetching')`),
      named: countOf(isNamedOnly),
      failed: countOf(sql`${importPictures.state} = 'failed' and not ${isNamedOnly}`),
    })
    .from(importPictures)
    .where(eq(importPictures.importId, importId))
  return counts as PictureCounts
}

/** Returns the pictures of an import that are not placed. */
export async function findPictureSummary(db: Database, importId: number): Promise<PictureSummary> {
  const rows = await db
    .select({ name: importPictures.name, fault: importPictures.fault })
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), inArray(importPictures.state, [...openStates])))
    .orderBy(asc(importPictures.id))
  const summary = createPictureSummary()
  summary.add(
    rows.map(({ name, fault }) => ({ name, ...(fault !== null && { fault: faultWith(fault as StoredFault) }) })),
  )
  return summary.finish()
}

/** A picture with the title of its product. */
export type TitledPicture = ImportPicture & { productTitle: string }

const titled = { picture: importPictures, productTitle: products.title }
const toTitled = ({ picture, productTitle }: { picture: ImportPicture; productTitle: string }): TitledPicture => ({
  ...picture,
  productTitle,
})

/** Returns a page of an import's pictures that are not placed: failed ones first, then those that are only named. */
export async function findOpenPictures(
  db: Database,
  importId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<TitledPicture[]> {
  const rows = await db
    .select(titled)
    .from(importPictures)
    .innerJoin(products, eq(products.id, importPictures.productId))
    .where(and(eq(importPictures.importId, importId), inArray(importPictures.state, [...openStates])))
    .orderBy(
      sql`${importPictures.state} <> 'failed'`,
      isNamedOnly,
      asc(products.title),
      asc(importPictures.productId),
      asc(importPictures.position),
    )
    .limit(limit)
    .offset(offset)
  return rows.map(toTitled)
}

/** Returns the pictures of a product that are not placed, of its last file. */
export async function findPicturesOfProduct(db: Database, productId: string, limit: number): Promise<TitledPicture[]> {
  const rows = await db
    .select(titled)
    .from(importPictures)
    .innerJoin(products, eq(products.id, importPictures.productId))
    .where(and(eq(importPictures.productId, productId), inArray(importPictures.state, [...openStates])))
    .orderBy(asc(importPictures.position))
    .limit(limit)
  return rows.map(toTitled)
}

/** Selects a picture of an import, or all of them. */
export interface PictureSelection {
  importId: number
  id?: string
}

const isSelected = ({ importId, id }: PictureSelection) =>
  and(eq(importPictures.importId, importId), id === undefined ? undefined : eq(importPictures.id, id))

/**
 * Queues failed pictures to be tried again at once.
 * @returns their number
 */
export async function requeuePictures(tx: Database, selection: PictureSelection, now: Date): Promise<number> {
  await acquireLockByName(tx, 'pictures to fetch')
  const rows = await tx
    .update(importPictures)
    .set({ state: 'waiting', tries: 0, nextTryAt: now, fault: null })
    .where(and(isSelected(selection), eq(importPictures.state, 'failed')))
    .returning({ id: importPictures.id })
  return rows.length
}

/** Returns a picture of an import. */
export async function findPicture(
  db: Database,
  selection: Required<PictureSelection>,
): Promise<ImportPicture | undefined> {
  const [row] = await db.select().from(importPictures).where(isSelected(selection))
  return row
}

/** Returns the pictures of an import with the same name that are not placed. */
export async function findSamePictures(
  db: Database,
  { importId, name }: Pick<ImportPicture, 'importId' | 'name'>,
): Promise<ImportPicture[]> {
  const isSame = and(eq(importPictures.importId, importId), eq(importPictures.name, name))
  return db
    .select()
    .from(importPictures)
    .where(and(isSame, inArray(importPictures.state, [...openStates])))
    .orderBy(asc(importPictures.id))
}

/** Returns the pictures of an import with the name of a file, whether or not they are placed. */
export async function findNamedPictures(db: Database, importId: number, name: string): Promise<ImportPicture[]> {
  const isSame = sql`lower(${importPictures.name}) = lower(${name})`
  return db
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), isNull(importPictures.host), isSame))
    .orderBy(asc(importPictures.id))
}

/**
 * Deletes the pictures of an import that could not be fetched, or those that are only named.
 * @returns their names and products
 */
export async function deletePictures(
  tx: Database,
  importId: number,
  state: 'failed' | 'named',
): Promise<Pick<ImportPicture, 'name' | 'productId'>[]> {
  await acquireLockByName(tx, 'pictures to fetch')
  const isState = state === 'named' ? isNamedOnly : and(eq(importPictures.state, 'failed'), not(isNamedOnly))
  return tx
    .delete(importPictures)
    .where(and(eq(importPictures.importId, importId), isState))
    .returning({ name: importPictures.name, productId: importPictures.productId })
}

/**
 * Deletes a picture that is not placed.
 * @returns false if it was placed
 */
export async function deletePicture(tx: Database, selection: Required<PictureSelection>): Promise<boolean> {
  const rows = await tx
    .delete(importPictures)
    .where(and(isSelected(selection), inArray(importPictures.state, [...openStates])))
    .returning({ id: importPictures.id })
  return rows.length > 0
}
