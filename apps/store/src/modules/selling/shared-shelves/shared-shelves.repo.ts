import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { CountryCode } from '@skafferi/api'
import type { Database } from '../../../platform/db/database'
import { insertRows } from '../../../platform/db/insert-rows'
import { countryOfDelivery, isDeliverableTo, type DaysOfDelivery } from '../../../platform/db/markets'
import { packColumns } from '../../../platform/db/pack-columns'
import { applications, companies, products, sharedPlaces, sharedShelves, variants } from '../../../platform/db/schema'
import { isForSale } from '../cart'

/** A shared shelf without its articles. */
export type SharedShelfRow = typeof sharedShelves.$inferSelect

/** An article with its place. */
export type PlaceToShare = Pick<typeof sharedPlaces.$inferInsert, 'variantId' | 'target' | 'facings'>

/** Returns which variants are for sale. */
export async function findForSale(db: Database, variantIds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.id, [...variantIds]), isForSale(now)))
  return new Set(rows.map(({ id }) => id))
}

/** Stores a shared shelf with its articles. */
export async function insertShelf(
  tx: Database,
  shelf: typeof sharedShelves.$inferInsert,
  places: readonly PlaceToShare[],
): Promise<void> {
  await tx.insert(sharedShelves).values(shelf)
  await insertRows(
    tx,
    sharedPlaces,
    places.map((place, position) => ({ shelfId: shelf.id, position, ...place })),
  )
}

/** Condition: the shelf's link is open. */
const isShared = (now: Date) => and(isNull(sharedShelves.revokedAt), gt(sharedShelves.expiresAt, now))

/** Returns the shelf of an open link. */
export async function findShared(db: Database, code: string, now: Date): Promise<SharedShelfRow | undefined> {
  const [shelf] = await db
    .select()
    .from(sharedShelves)
    .where(and(eq(sharedShelves.code, code), isShared(now)))
  return shelf
}

/** Returns the shelf of a code that a company shares or has shared. */
export async function findOwn(db: Database, code: string, companyId: string): Promise<SharedShelfRow | undefined> {
  const [shelf] = await db
    .select()
    .from(sharedShelves)
    .where(and(eq(sharedShelves.code, code), eq(sharedShelves.companyId, companyId)))
  return shelf
}

/** Maximum number of shelves in the list of a company. */
const maxListed = 100

/** Returns the shelves that a company shares at present, newest first. */
export function findSharedOf(db: Database, companyId: string, now: Date): Promise<SharedShelfRow[]> {
  return db
    .select()
    .from(sharedShelves)
    .where(and(eq(sharedShelves.companyId, companyId), isShared(now)))
    .orderBy(desc(sharedShelves.createdAt), desc(sharedShelves.id))
    .limit(maxListed)
}

/** Removes the link of a shelf, unless it was removed before. @returns false if it was */
export async function revoke(tx: Database, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(sharedShelves)
    .set({ revokedAt: now, imageAt: null })
    .where(and(eq(sharedShelves.id, id), isNull(sharedShelves.revokedAt)))
    .returning({ id: sharedShelves.id })
  return changed.length > 0
}

/** Who reads a shelf: a visitor, or a customer whose company's country of delivery counts. */
export interface Reader {
  companyId: string | undefined
  now: Date
  days: DaysOfDelivery
}

/**
 * Condition: the article may be shown to the reader. Visitors see what is for sale, as on product pages and on the
 * landing page.
 */
function isShownTo(db: Database, { companyId, now, days }: Reader): SQL | undefined {
  const country: SQL<CountryCode> | undefined = companyId === undefined ? undefined : countryOfDelivery(db, companyId)
  return and(isForSale(now), country && isDeliverableTo(country, days))
}

const placeColumns = {
  ...packColumns,
  target: sharedPlaces.target,
  facings: sharedPlaces.facings,
}

/** Returns the articles of a shelf that its reader may see, in their order. */
export function findPlaces(db: Database, shelfId: string, reader: Reader) {
  return db
    .select(placeColumns)
    .from(sharedPlaces)
    .innerJoin(variants, eq(variants.id, sharedPlaces.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(sharedPlaces.shelfId, shelfId), isShownTo(db, reader)))
    .orderBy(asc(sharedPlaces.position))
}

/** An article of a shared shelf. */
export type SharedPlaceRow = Awaited<ReturnType<typeof findPlaces>>[number]

/** Returns all articles of a shelf that still exist, in their order. */
export function findAllPlaces(db: Database, shelfId: string, now: Date) {
  return db
    .select({ ...placeColumns, forSale: sql<boolean>`${isForSale(now)}` })
    .from(sharedPlaces)
    .innerJoin(variants, eq(variants.id, sharedPlaces.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(sharedPlaces.shelfId, shelfId))
    .orderBy(asc(sharedPlaces.position))
}

/** States of a shared shelf for operators. */
export type SharedShelfState = 'title_waiting' | 'shared' | 'revoked'

const isTitleWaiting = and(isNull(sharedShelves.titleAllowedAt), ne(sharedShelves.title, ''))!

function isIn(state: SharedShelfState | undefined): SQL | undefined {
  if (state === undefined) return undefined
  if (state === 'revoked') return isNotNull(sharedShelves.revokedAt)
  return and(isNull(sharedShelves.revokedAt), state === 'title_waiting' ? isTitleWaiting : not(isTitleWaiting))
}

const withCompany = { shelf: sharedShelves, companyName: companies.name }

/** A shared shelf with its company's name; null if a visitor shared it. */
export interface ListedShelf {
  shelf: SharedShelfRow
  companyName: string | null
}

/** Returns a page of the shelves that have not expired, newest first, and their total. */
export async function pageShelves(
  db: Database,
  { state, now }: { state: SharedShelfState | undefined; now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ shelves: ListedShelf[]; count: number }> {
  const filter = and(gt(sharedShelves.expiresAt, now), isIn(state))
  const shelves = await db
    .select(withCompany)
    .from(sharedShelves)
    .leftJoin(companies, eq(companies.id, sharedShelves.companyId))
    .where(filter)
    .orderBy(desc(sharedShelves.createdAt), desc(sharedShelves.id))
    .limit(limit)
    .offset(offset)
  return { shelves, count: await db.$count(sharedShelves, filter) }
}

/** Returns a shelf by its id. */
export async function findShelf(db: Database, id: string): Promise<ListedShelf | undefined> {
  const [found] = await db
    .select(withCompany)
    .from(sharedShelves)
    .leftJoin(companies, eq(companies.id, sharedShelves.companyId))
    .where(eq(sharedShelves.id, id))
  return found
}

/** Allows the title of a shelf, unless it is allowed. @returns false if it was */
export async function allowTitle(tx: Database, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(sharedShelves)
    .set({ titleAllowedAt: now })
    .where(and(eq(sharedShelves.id, id), isNull(sharedShelves.titleAllowedAt)))
    .returning({ id: sharedShelves.id })
  return changed.length > 0
}

/** Condition: an application that is not decided yet names the shelf. */
const isAppliedWith = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.shelfId, sharedShelves.id), eq(applications.status, 'pending'))),
  )

/**
 * Deletes shelves that have expired, and those whose link was removed before a time; not those of open applications.
 * @returns their codes
 */
export async function deleteOld(
  db: Database,
  { now, revokedBefore }: { now: Date; revokedBefore: Date },
): Promise<string[]> {
  const isOld = or(lt(sharedShelves.expiresAt, now), lt(sharedShelves.revokedAt, revokedBefore))
  const deleted = await db
    .delete(sharedShelves)
    .where(and(isOld, not(isAppliedWith(db))))
    .returning({ code: sharedShelves.code })
  return deleted.map(({ code }) => code)
}

/** Condition: the shelf has no picture yet, and may be tried. */
const needsImage = (now: Date, { triedBefore, maxTries }: { triedBefore: Date; maxTries: number }) =>
  and(
    isShared(now),
    isNull(sharedShelves.imageAt),
    lt(sharedShelves.imageTries, maxTries),
    or(isNull(sharedShelves.imageTriedAt), lt(sharedShelves.imageTriedAt, triedBefore)),
  )

/** Claims the oldest shelf without a picture, so that no other store composes it. */
export async function claimForImage(
  db: Database,
  now: Date,
  limits: { triedBefore: Date; maxTries: number },
): Promise<SharedShelfRow | undefined> {
  const next = db
    .select({ id: sharedShelves.id })
    .from(sharedShelves)
    .where(needsImage(now, limits))
    .orderBy(asc(sharedShelves.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(sharedShelves)
    .set({ imageTries: sql`${sharedShelves.imageTries} + 1`, imageTriedAt: now })
    .where(inArray(sharedShelves.id, next))
    .returning()
  return claimed
}

/** Records that a shelf has a picture. @returns false if the link was removed in the meantime */
export async function saveImage(db: Database, id: string, imageAt: Date): Promise<boolean> {
  const saved = await db
    .update(sharedShelves)
    .set({ imageAt })
    .where(and(eq(sharedShelves.id, id), isNull(sharedShelves.revokedAt)))
    .returning({ id: sharedShelves.id })
  return saved.length > 0
}
