import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { createQueue } from '../../queue'
import { findColumns } from './columns'
import type { RowGroup } from './group-rows'
import { createReport, type ImportReport, type RunningReport } from './import-report'
import * as repo from './imports.repo'
import type { Outcome } from './plan-product'
import { openPictures, type ProductPictures } from './product-pictures'
import { readGroups } from './read-groups'
import type { FetchPicture } from './remote-picture'
import { RowRefusal } from './row-refusal'
import { createSentPictures } from './sent-pictures'
import { takeGroups, type TakeOptions, type Taken } from './take-groups'
import type { Table } from './table-file'

/** How a file is taken. */
export interface ImportOptions extends TakeOptions {
  /** Folder or archive of the pictures that the file names, on the store's machine. */
  pictures?: string
  /** Who sent pictures in ahead: those that the file names are looked for under their names. */
  picturesBy?: string
  /** Refuses rows of articles that the shop does not have. */
  onlyKnown?: boolean
}

/** An import that can be cut off and gone on with. */
export interface ImportRun {
  /** What came of rows that were taken before it was cut off. */
  taken: ReadonlyMap<number, Outcome>
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
const once: ImportRun = { taken: new Map(), categories: [], begin: async () => undefined, keep: async () => ({ goesOn: true }) }

/**
 * Products that are written in one transaction. On the embedded database nobody else reads meanwhile, so there are as many
 * as take about this long, in milliseconds; and then others have their turn.
 */
const usualTime = 40
const fewest = 5
const most = 100
/** Of the time that a transaction took, how much is left to others before the next one. */
const pause = 0.25

async function* paced<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  let size = fewest
  for (let from = 0; from < items.length; ) {
    const begun = performance.now()
    yield items.slice(from, from + size)
    from += size
    const took = performance.now() - begun
    size = Math.round(Math.min(most, Math.max(fewest, (size * usualTime) / Math.max(took, 1)), size * 2))
    await delay(Math.min(took * pause, usualTime))
  }
}

/** Products whose pictures are fetched and rendered beside each other. */
const fewAtOnce = createQueue(4)

/** Addresses of the pictures that a group names; its rows are refused where one is missing. */
async function picturesOf(group: RowGroup, pictures: ProductPictures, report: RunningReport): Promise<readonly string[] | undefined> {
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

  /** Takes what is left of the groups, few in each transaction. */
  async function takeAll(groups: RowGroup[], options: ImportOptions, report: RunningReport, run: ImportRun): Promise<void> {
    const isTaken = ({ rows }: RowGroup) => rows.every(({ row }) => run.taken.has(row))
    const left = groups.filter((group) => !isTaken(group))
    const rowsOf = (some: readonly RowGroup[]) => some.reduce((sum, { rows }) => sum + rows.length, 0)
    const outcomes = new Map(run.taken)
    for (const name of run.categories) report.addCategory(name)
    const { pictures: path, picturesBy } = options
    const sent = picturesBy === undefined ? undefined : (name: string) => sentPictures.find(picturesBy, name)
    const pictures = await openPictures({ path, sent, fetch: fetchPicture, files: options.isCheck ? undefined : files })
    try {
      let categories: ReadonlyMap<string, string> = await repo.findCategories(db)
      let waiting = rowsOf(left)
      const all = report.rows
      let goesOn = run.isStopped !== true
      for await (const chunk of paced(left)) {
        if (!goesOn) {
          report.stopBefore(chunk)
          break
        }
        waiting -= rowsOf(chunk)
        // Before the transaction: whoever waits for a picture should keep nobody waiting.
        const found = chunk.map((group) => fewAtOnce(async () => [group, await picturesOf(group, pictures, report)] as const))
        const images = new Map(await Promise.all(found))
        const taken = await db.transaction(async (tx) => {
          const result = await takeGroups(tx, { groups: chunk, images, categories, options, report, now: now() })
          const kept = await run.keep(tx, result, all - waiting)
          return { ...result, ...kept }
        })
        categories = taken.categoryIds
        goesOn = taken.goesOn
        for (const name of taken.categories) report.addCategory(name)
        // What was taken before it was cut off counts as it did then.
        for (const [row, outcome] of taken.outcomes) outcomes.set(row, run.taken.get(row) ?? outcome)
      }
    } finally {
      pictures.close()
    }
    for (const [row, outcome] of outcomes) report.count(row, outcome)
  }

  return {
    /**
     * Takes a table row by row: what cannot be taken is named and left out, the rest is written. Doing the same again
     * changes nothing.
     * @param run what goes on with an import that was cut off; left out, it begins and ends with this call
     * @throws StoreError 400 where the table as a whole is not one
     */
    async takeTable(table: Table, options: ImportOptions, run: ImportRun = once): Promise<ImportReport> {
      const report = createReport(table, findColumns(table.columns))
      await run.begin(table.rows.length)
      await takeAll(await readGroups({ db, timeZone }, table, options, report), options, report, run)
      return report.finish()
    },
  }
}
