import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { createQueue } from '../../queue'
import type { ProductBatch, ReadOptions } from './catalog-reader'
import type { RowGroup } from './group-rows'
import type { ImportReport } from './import-report'
import * as repo from './imports.repo'
import { groupRowsOf } from './look-up-rows'
import type { CatalogFile } from './open-catalog-file'
import type { Outcome } from './plan-product'
import { openPictures, type ProductPictures } from './product-pictures'
import { createNoteTaker, type NoteTaker } from './row-notes'
import type { FetchPicture } from './remote-picture'
import { RowRefusal } from './row-refusal'
import { createSentPictures } from './sent-pictures'
import { takeGroups, type TakeOptions, type Taken } from './take-groups'

/** How a file is taken. */
export interface ImportOptions extends TakeOptions, Omit<ReadOptions, 'timeZone'> {
  /** Folder or archive of the pictures that the file names, on the store's machine. */
  pictures?: string
  /** Who sent pictures in ahead: those that the file names are looked for under their names. */
  picturesBy?: string
  /** Refuses rows of articles that the shop does not have. */
  onlyKnown?: boolean
}

/** An import that can be cut off and gone on with. */
export interface ImportRun {
  /** What came of rows that were taken before it was cut off, some at a time. */
  taken: () => AsyncIterable<ReadonlyMap<number, Outcome>> | Iterable<ReadonlyMap<number, Outcome>>
  /** Categories that were made before. */
  categories: readonly string[]
  /** Whether somebody stopped it before it began, or went on. */
  isStopped?: boolean
  /** Told how many rows there are. */
  begin: (rows: number) => Promise<void>
  /**
   * Keeps what came of rows, in the transaction that writes them.
   * @param done rows that are through, failed ones included
   * @returns whether it goes on with the next ones
   */
  keep: (tx: Database, taken: Taken, done: number) => Promise<{ goesOn: boolean }>
}

/** What nobody goes on with: a check. */
const once: ImportRun = {
  taken: () => [],
  categories: [],
  begin: async () => undefined,
  keep: async () => ({ goesOn: true }),
}

/**
 * Products that are written in one transaction. On the embedded database nobody else reads meanwhile, so there are as many
 * as take about this long, in milliseconds; and then others have their turn.
 */
const usualTime = 40
const fewest = 5
const most = 100
/** Of the time that a transaction took, how much is left to others before the next one. */
const pause = 0.25

async function* paced(next: (size: number) => Promise<ProductBatch> | ProductBatch): AsyncGenerator<ProductBatch> {
  let size = fewest
  for (;;) {
    const batch = await next(size)
    if (batch.groups.length === 0) return
    const begun = performance.now()
    yield batch
    const took = performance.now() - begun
    size = Math.round(Math.min(most, Math.max(fewest, (size * usualTime) / Math.max(took, 1)), size * 2))
    await delay(Math.min(took * pause, usualTime))
  }
}

/** Products whose pictures are fetched and rendered beside each other. */
const fewAtOnce = createQueue(4)

/** Addresses of the pictures that a group names; its rows are refused where one is missing. */
async function picturesOf(
  group: RowGroup,
  pictures: ProductPictures,
  report: NoteTaker,
): Promise<readonly string[] | undefined> {
  try {
    return group.cells.images ? await Promise.all(group.cells.images.map(pictures.addressOf)) : undefined
  } catch (error) {
    if (!(error instanceof RowRefusal)) throw error
    for (const row of group.rows) report.refuse(row, error)
    group.rows = []
    return undefined
  }
}

/** What an import works with. */
export type ImportContext = Pick<Context, 'db' | 'files' | 'now' | 'timeZone'> & { fetchPicture: FetchPicture }

/** Takes catalogue files. */
export function createImports({ db, files, now, timeZone, fetchPicture }: ImportContext) {
  const sentPictures = createSentPictures({ db, files, now })

  /** Takes what is left of the products, few in each transaction. @param rows of the file */
  async function takeAll(file: CatalogFile, rows: number, options: ImportOptions, run: ImportRun): Promise<void> {
    const { pictures: path, picturesBy } = options
    const sent = picturesBy === undefined ? undefined : (name: string) => sentPictures.find(picturesBy, name)
    const pictures = await openPictures({ path, sent, fetch: fetchPicture, files: options.isCheck ? undefined : files })
    try {
      let categories: ReadonlyMap<string, string> = await repo.findCategories(db)
      let newCategories = run.categories.length
      let goesOn = run.isStopped !== true
      const next = (size: number) => (goesOn ? file.next(size) : { groups: [], rowsLeft: 0 })
      for await (const { groups, rowsLeft } of paced(next)) {
        const report = createNoteTaker()
        // Before the transaction: whoever waits for a picture should keep nobody waiting.
        const found = groups.map((group) =>
          fewAtOnce(async () => [group, await picturesOf(group, pictures, report)] as const),
        )
        const images = new Map(await Promise.all(found))
        const taken = await db.transaction(async (tx) => {
          const result = await takeGroups(tx, {
            groups,
            images,
            categories,
            newCategories,
            options,
            report,
            now: now(),
          })
          const kept = await run.keep(tx, result, rows - rowsLeft)
          return { ...result, ...kept }
        })
        categories = taken.categoryIds
        newCategories += taken.categories.length
        goesOn = taken.goesOn
        await file.note({ ...report.notes, outcomes: taken.outcomes, categories: taken.categories })
      }
      if (!goesOn) await file.stop()
    } finally {
      pictures.close()
    }
  }

  return {
    /**
     * Takes a file row by row: what cannot be taken is named and left out, the rest is written. Doing the same again
     * changes nothing.
     * @param file read, and not begun yet
     * @param run what goes on with an import that was cut off; left out, it begins and ends with this call
     * @throws StoreError 400 where the table as a whole is not one
     */
    async takeFile(file: CatalogFile, options: ImportOptions, run: ImportRun = once): Promise<ImportReport> {
      const { kind, matching } = options
      const rows = await file.begin({ kind, matching, timeZone })
      await run.begin(rows)
      for await (const outcomes of run.taken()) await file.resume(outcomes)
      await file.note({ refusals: [], leaps: [], outcomes: new Map(), categories: run.categories })
      await groupRowsOf(db, file, options)
      await takeAll(file, rows, options, run)
      return file.finish()
    },
  }
}
