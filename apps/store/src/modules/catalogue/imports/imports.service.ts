import { setTimeout as delay } from 'node:timers/promises'
import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { taxClasses, taxRate, type TaxClass } from '@skafferi/domain/rules/tax/tax-rates'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import type { ChosenCategories } from './category-matches.repo'
import type { ProductBatch } from './catalog-reader'
import { createSentPictures, findBySku, findKnownArticles, findNamedCategories, findTitles } from '../products'
import { findFetchedPictures } from './import-pictures.repo'
import type { ImportReport, RowFailure } from './import-report'
import type { RowGroup } from './group-rows'
import { groupRowsOf } from './group-rows-of-file'
import type { CatalogFile } from './open-catalog-file'
import { createPictureSummary, type PictureSummary } from './picture-summary'
import type { ReadOptions } from './read-rows'
import type { RowChoice } from './rows-left-out'
import { openPictures, type FilePicture, type ProductPictures } from './product-pictures'
import { createRowOutcomeCollector, type EarlierResults } from './row-outcomes'
import { applyGroups, type ApplyOptions, type AppliedGroups, type UnknownCategory } from './apply-groups'

/** Options of an import. */
export interface ImportOptions extends ApplyOptions, Omit<ReadOptions, 'timeZone' | 'tax'> {
  /** Folder or archive of pictures on the store's machine. */
  pictures?: string
  /** Id of the sender whose uploaded pictures are used. */
  picturesBy?: string
  /** True to refuse rows of unknown articles. */
  onlyKnown?: boolean
}

/** Stored options of an import. */
export interface StoredOptions extends Pick<
  ImportOptions,
  'pictures' | 'picturesBy' | 'refuseCategories' | 'taxClass' | keyof RowChoice
> {
  /** Ids of the shop's categories that the operator chose for those of the file; null to create one. */
  chosenCategories?: ChosenCategories
  /** True to request a mapping of unknown columns instead of ignoring them. */
  asksColumns?: boolean
}

/** A resumable import. */
export interface ImportRun {
  /** Results of rows from earlier attempts, in batches. */
  earlierResults: () => AsyncIterable<EarlierResults> | Iterable<EarlierResults>
  /** Categories created by earlier attempts. */
  categories: readonly string[]
  /** True if it was stopped before it started. */
  isStopped?: boolean
  /** Called with the number of rows. */
  begin: (rows: number) => Promise<void>
  /**
   * Stores the results of rows, in the transaction that writes them.
   * @param results with the cells that were left out
   * @param done number of processed rows, including failed ones
   * @returns false to stop
   */
  save: (
    tx: Database,
    results: AppliedGroups & Pick<EarlierResults, 'warnings'>,
    done: number,
  ) => Promise<{ shouldContinue: boolean }>
}

/** The run of a check, which is not resumed after a restart. */
const unresumedRun: ImportRun = {
  earlierResults: () => [],
  categories: [],
  begin: async () => undefined,
  save: async () => ({ shouldContinue: true }),
}

/**
 * Target duration of a transaction, in milliseconds; the batch size adapts to it. On the embedded database a
 * transaction blocks all readers, so others get their turn in between.
 */
const targetTime = 40
const minBatch = 5
const maxBatch = 100
/** Maximum number of categories that a check names as unknown. */
const maxUnknown = 100
/** Pause between transactions, as a share of the last one's duration. */
const pauseShare = 0.25

async function* paced(next: (size: number) => Promise<ProductBatch> | ProductBatch): AsyncGenerator<ProductBatch> {
  let size = minBatch
  for (;;) {
    const batch = await next(size)
    if (batch.groups.length === 0) return
    const startedAt = performance.now()
    yield batch
    const duration = performance.now() - startedAt
    size = Math.round(Math.min(maxBatch, Math.max(minBatch, (size * targetTime) / Math.max(duration, 1)), size * 2))
    await delay(Math.min(duration * pauseShare, targetTime))
  }
}

/** Returns the pictures of products. */
async function picturesOf(
  groups: readonly RowGroup[],
  pictures: ProductPictures,
): Promise<Map<RowGroup, readonly FilePicture[]>> {
  const found = await pictures.find(groups.flatMap(({ changes }) => changes.images ?? []))
  const named = groups.flatMap((group) => (group.changes.images ? [{ group, names: group.changes.images }] : []))
  return new Map(named.map(({ group, names }) => [group, names.flatMap((name) => found.get(name) ?? [])]))
}

/** Dependencies of imports. */
export type ImportContext = Pick<Context, 'db' | 'files' | 'now' | 'timeZone' | 'seller'>

/** Returns where and when a file is read. */
export function placeOf({ now, timeZone, seller }: ImportContext): Pick<ReadOptions, 'timeZone' | 'tax'> {
  return { timeZone, tax: { country: seller.country, date: wallClock(now(), timeZone).date } }
}

/** Returns what the VAT of a check depends on: the country, and today's rates of its tax classes. */
export function taxBasisOf(context: ImportContext): string {
  const { country, date } = placeOf(context).tax
  return [country, ...taxClasses.map((taxClass) => taxRate(country, taxClass, date))].join(' ')
}

/** Adds the names of products that the shop has and the file does not name. */
async function nameFailures(db: Database, failures: readonly RowFailure[]): Promise<RowFailure[]> {
  const skus = [...new Set(failures.flatMap(({ sku, product }) => (product === '' && sku !== '' ? sku : [])))]
  if (skus.length === 0) return [...failures]
  const known = await findKnownArticles(db, { skus, gtins: [], handles: [], sourceIds: [], system: undefined })
  const titles = await findTitles(db, [...new Set(known.skus.values())])
  return failures.map((failure) =>
    failure.product === ''
      ? { ...failure, product: titles.get(findBySku(known.skus, failure.sku) ?? '') ?? '' }
      : failure,
  )
}

/** Creates the import of catalogue files. */
export function createImports(context: ImportContext) {
  const { db, files, now } = context
  const sentPictures = createSentPictures({ db, files, now })

  /**
   * Imports the remaining products, a few in each transaction.
   * @param rows number of rows in the file
   */
  async function importRemaining(
    file: CatalogFile,
    rows: number,
    options: ImportOptions,
    run: ImportRun,
  ): Promise<{ pictures: PictureSummary; unknown: UnknownCategory[] }> {
    const { pictures: path, picturesBy } = options
    const findUploaded = picturesBy === undefined ? undefined : (name: string) => sentPictures.find(picturesBy, name)
    const pictures = await openPictures({
      path,
      findUploaded,
      findFetched: (addresses) => findFetchedPictures(db, addresses, now()),
      files: options.isCheck ? undefined : files,
    })
    const summary = createPictureSummary()
    const unknown = new Map<string, UnknownCategory>()
    try {
      let categories = await findNamedCategories(db)
      let newCategories = run.categories.length
      let shouldContinue = run.isStopped !== true
      const next = (size: number) => (shouldContinue ? file.next(size) : { groups: [], rowsLeft: 0 })
      const { country, date } = placeOf(context).tax
      const rateOf = (taxClass: TaxClass) => taxRate(country, taxClass, date)
      for await (const { groups, rowsLeft } of paced(next)) {
        const report = createRowOutcomeCollector()
        // Before the transaction, so that rendering pictures does not hold locks.
        const images = await picturesOf(groups, pictures)
        const applied = await db.transaction(async (tx) => {
          const result = await applyGroups(tx, {
            groups,
            images,
            categories,
            newCategories,
            options,
            report,
            now: now(),
            rateOf,
          })
          const saved = await run.save(tx, { ...result, warnings: report.collected.warnings }, rows - rowsLeft)
          return { ...result, ...saved }
        })
        categories = applied.allCategories
        newCategories += applied.categories.length
        for (const each of applied.unknownCategories) unknown.set(each.name, each)
        for (const { list } of applied.pictures) summary.add(list?.pictures ?? [])
        shouldContinue = applied.shouldContinue
        const { outcomes, published, categories: created } = applied
        await file.addOutcomes({ ...report.collected, outcomes, published, categories: created })
      }
      if (!shouldContinue) await file.stop()
      return { pictures: summary.finish(), unknown: [...unknown.values()].slice(0, maxUnknown) }
    } finally {
      pictures.close()
    }
  }

  return {
    /**
     * Imports a file: invalid rows are reported and skipped, the others are written. Idempotent.
     * @param file read, but not begun
     * @param run the resumable import; by default one that is not resumed
     * @throws StoreError 400 if the entire table is invalid
     */
    async importFile(file: CatalogFile, options: ImportOptions, run: ImportRun = unresumedRun): Promise<ImportReport> {
      const { kind, matching, values, leftOut, leftOutOnce, takenBack, leftOutBefore } = options
      const choice = { leftOut, leftOutOnce, takenBack, leftOutBefore }
      const rows = await file.begin({ kind, matching, values, ...choice, ...placeOf(context) })
      await run.begin(rows)
      for await (const results of run.earlierResults()) await file.resume(results)
      await file.addOutcomes({
        refusals: [],
        warnings: [],
        previews: [],
        outcomes: new Map(),
        categories: run.categories,
      })
      await groupRowsOf(db, file, options)
      const { pictures, unknown } = await importRemaining(file, rows, options, run)
      const report = await file.finish()
      const failures = await nameFailures(db, report.failures)
      const ofCheck = { pictures, ...(unknown.length > 0 && { unknown_categories: unknown }) }
      return { ...report, failures, ...(options.isCheck ? ofCheck : { changing_rows: undefined }) }
    },
  }
}
