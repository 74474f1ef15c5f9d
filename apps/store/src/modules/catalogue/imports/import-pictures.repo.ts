import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { FaultCode } from '@skafferi/domain/rules/errors/faults'
import type { MessageParams } from '@skafferi/domain/rules/text/messages'
import type { Database } from '../../../platform/db/database'
import { newId } from '../../../platform/db/ids'
import { insertRows } from '../../../platform/db/insert-rows'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { importPictures, imports } from '../../../platform/db/schema'
import type { PictureList } from './pictures-of-product'
import { isPictureAddress } from './product-pictures'

/** A row of the table of pictures. */
export type ImportPicture = typeof importPictures.$inferSelect

/** A stored fault, without its sentence. */
export interface StoredFault {
  code: FaultCode
  params?: MessageParams
}

/** Concurrent requests to a host, of all stores together. */
const requestsPerHost = 4
/** Attempts before a picture counts as failed. */
const maxPictureTries = 3

/** Longer than fetching and rendering a picture takes, in seconds. */
const leaseSeconds = 120
const lease = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`
const isAbandoned = sql`(${importPictures.state} = 'fetching' and ${importPictures.leasedUntil} <= clock_timestamp())`
/** Without the table's name, for tables under another name. */
const isHeld = sql`state = 'fetching' and leased_until > clock_timestamp()`

const hour = 60 * 60 * 1000
/**
 * Period in which the content of an address is assumed not to change, in milliseconds: a file that is imported again
 * at once does not request its pictures again, and one that is imported daily gets new pictures.
 */
const fetchedPeriod = 12 * hour

/** Returns the stored pictures of addresses that were fetched lately. */
export async function findFetchedPictures(
  db: Database,
  addresses: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map()
  const since = new Date(now.getTime() - fetchedPeriod)
  const rows = await db
    .select({ name: importPictures.name, url: importPictures.url })
    .from(importPictures)
    .where(
      and(
        sql`${importPictures.name} = any(${sql.param([...addresses])}::text[])`,
        eq(importPictures.state, 'done'),
        gte(importPictures.doneAt, since),
      ),
    )
    .orderBy(asc(importPictures.doneAt))
  return new Map(rows.flatMap(({ name, url }) => (url === null ? [] : [[name, url]])))
}

/** Serializes changes of several pictures, which would otherwise lock them in different orders. */
const inPictureTransaction = <Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await acquireLockByName(tx, 'pictures to fetch')
    return work(tx)
  })

/** Pictures of a product that a file sets; null if the shop has all of them. */
interface ProductPictureList {
  productId: string
  list: PictureList | null
}

/** Replaces the lists of products; pictures that an earlier file named are not fetched any more. */
export async function replacePictureLists(
  tx: Database,
  importId: number,
  lists: readonly ProductPictureList[],
  now: Date,
): Promise<void> {
  if (lists.length === 0) return
  await acquireLockByName(tx, 'pictures to fetch')
  const replaced = lists.filter(({ list }) => !list?.isAddition).map(({ productId }) => productId)
  // An addition only replaces pictures of the same name, which are fetched for it.
  const added = lists.flatMap(({ productId, list }) =>
    list?.isAddition ? list.pictures.map(({ name }) => [productId, name]) : [],
  )
  const [ids, names] = [0, 1].map((index) => sql.param(added.map((each) => each[index])))
  await tx.delete(importPictures).where(sql`${importPictures.state} <> 'done' and (
    ${importPictures.productId} = any(${sql.param(replaced)}::text[]) or
    (${importPictures.productId}, ${importPictures.name}) in (select * from unnest(${ids}::text[], ${names}::text[])))`)
  const rows = lists.flatMap(({ productId, list }) =>
    (list?.pictures ?? []).map(({ name, url, fault }, position) => ({
      id: newId('impic', now),
      importId,
      productId,
      position,
      name,
      host: isPictureAddress(name) && URL.canParse(name) ? new URL(name).hostname : null,
      state: url !== undefined ? ('known' as const) : fault ? ('failed' as const) : ('waiting' as const),
      url: url ?? null,
      formerUrls: [...(list?.formerUrls ?? [])],
      tries: 0,
      nextTryAt: now,
      fault: fault ? { code: fault.code, params: fault.params } : null,
      createdAt: now,
    })),
  )
  await insertRows(tx, importPictures, rows)
}

/**
 * Claims a due picture with all that have the same address, and counts the attempt. Pictures with the same name of a
 * file are the same only within an import.
 * @returns an empty list if none is due, or too many requests to its host are running
 */
export async function claimPictures(db: Database, now: Date): Promise<ImportPicture[]> {
  // Concurrent claims would both see a free place at the host.
  return inPictureTransaction(db, async (tx) => {
    const { rows } = (await tx.execute(sql`
      with busy as (
        select host from ${importPictures} where ${isHeld} and host is not null
        group by host having count(distinct name) >= ${requestsPerHost}::int
      )
      select due.name, due.host, due.import_id from ${importPictures} as due
      where (
        (due.state = 'waiting' and due.next_try_at <= ${now.toISOString()}::timestamptz)
        or (due.state = 'fetching' and due.leased_until <= clock_timestamp())
      )
      and (due.host is null or due.host not in (select host from busy))
      and not exists (select 1 from ${importPictures} as held where held.name = due.name and ${isHeld})
      order by due.next_try_at, due.id limit 1`)) as unknown as {
      rows: { name: string; host: string | null; import_id: number }[]
    }
    const [next] = rows
    if (!next) return []
    const isSame = next.host === null ? eq(importPictures.importId, next.import_id) : undefined
    return tx
      .update(importPictures)
      .set({ state: 'fetching', leasedUntil: lease, tries: sql`${importPictures.tries} + 1` })
      .where(
        and(eq(importPictures.name, next.name), isSame, sql`(${importPictures.state} = 'waiting' or ${isAbandoned})`),
      )
      .returning()
  })
}

/** Fails pictures whose attempts were all interrupted; a killed store could not count them itself. */
export async function failAbandonedPictures(db: Database, fault: StoredFault): Promise<void> {
  await db
    .update(importPictures)
    .set({ state: 'failed', leasedUntil: null, fault })
    .where(and(isAbandoned, gte(importPictures.tries, maxPictureTries)))
}

/** Releases all pictures, for a database that only this process can use. */
export async function releaseAllPictures(db: Database): Promise<void> {
  await db
    .update(importPictures)
    .set({ leasedUntil: sql`clock_timestamp()` })
    .where(eq(importPictures.state, 'fetching'))
}

/** Releases claimed pictures to any process; the attempt does not count. */
export async function releasePictures(db: Database, ids: readonly string[]): Promise<void> {
  await inPictureTransaction(db, (tx) =>
    tx
      .update(importPictures)
      .set({ state: 'waiting', leasedUntil: null, tries: sql`greatest(0, ${importPictures.tries} - 1)` })
      .where(and(inArray(importPictures.id, [...ids]), eq(importPictures.state, 'fetching'))),
  )
}

/**
 * Stores the failure of claimed pictures.
 * @param nextTryAt times of the next attempts after the first and the second one; null for none
 */
export async function savePictureFailure(
  db: Database,
  ids: readonly string[],
  { fault, nextTryAt }: { fault: StoredFault; nextTryAt: readonly Date[] | null },
): Promise<void> {
  const [second, third] = (nextTryAt ?? []).map((at) => at.toISOString())
  const { tries, nextTryAt: current } = importPictures
  const isLast = nextTryAt ? sql`${tries} >= ${maxPictureTries}` : sql`true`
  const next = sql`case ${tries} when 1 then ${second ?? null}::timestamptz else ${third ?? null}::timestamptz end`
  await inPictureTransaction(db, (tx) =>
    tx
      .update(importPictures)
      .set({
        state: sql`(case when ${isLast} then 'failed' else 'waiting' end)::import_picture_state`,
        nextTryAt: sql`coalesce(${next}, ${current})`,
        leasedUntil: null,
        fault,
      })
      .where(and(inArray(importPictures.id, [...ids]), eq(importPictures.state, 'fetching'))),
  )
}

/**
 * Stores where a picture is stored, for all products that wait for it.
 * @returns their pictures, which can be placed
 */
export async function savePictureUrl(
  db: Database,
  { name, host, importId }: Pick<ImportPicture, 'name' | 'host' | 'importId'>,
  url: string,
): Promise<ImportPicture[]> {
  const isSame = host === null ? eq(importPictures.importId, importId) : undefined
  return inPictureTransaction(db, (tx) =>
    tx
      .update(importPictures)
      .set({ url, state: 'fetching', leasedUntil: lease })
      .where(and(eq(importPictures.name, name), isSame, inArray(importPictures.state, ['waiting', 'fetching'])))
      .returning(),
  )
}

/** Locks and returns a picture that is not placed yet. */
export async function lockPicture(tx: Database, id: string): Promise<ImportPicture | undefined> {
  const isOpen = inArray(importPictures.state, ['waiting', 'fetching', 'failed'])
  const [row] = await tx
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.id, id), isOpen))
    .for('update')
  return row
}

/** Returns the pictures of a product's list, in order. */
export async function findPictureList(
  db: Database,
  { importId, productId }: Pick<ImportPicture, 'importId' | 'productId'>,
): Promise<ImportPicture[]> {
  const isInList = and(eq(importPictures.importId, importId), eq(importPictures.productId, productId))
  return db.select().from(importPictures).where(isInList).orderBy(asc(importPictures.position))
}

/** Marks a picture as placed. */
export async function savePlacedPicture(tx: Database, id: string, url: string, doneAt: Date): Promise<void> {
  await tx
    .update(importPictures)
    .set({ state: 'done', url, doneAt, leasedUntil: null, fault: null })
    .where(eq(importPictures.id, id))
}

/** Returns the sender of an import's file, whose uploaded pictures it can use. */
export async function findPictureSender(db: Database, importId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ sentBy: sql<string | null>`${imports.options} ->> 'picturesBy'` })
    .from(imports)
    .where(eq(imports.id, importId))
  return row?.sentBy ?? undefined
}
