import type { Context } from '../../context'
import { shopCurrency } from '../../currency'
import type { Database } from '../../db/database'
import { operatorActor, recordEvent } from '../../db/events'
import { newId } from '../../db/ids'
import { acquireLockByName } from '../../db/named-lock'
import { createQueue } from '../../queue'
import { findColumns } from './columns'
import { groupRows, type Known, type RowGroup } from './group-rows'
import { createHandles, handleOf } from './handles'
import { createReport, type ImportReport, type RunningReport } from './import-report'
import type { ImportRow } from './import-row'
import * as repo from './imports.repo'
import { writeProducts, type ProductWrite } from './imports.write.repo'
import { planProduct } from './plan-product'
import { picturesIn, type ProductPictures } from './product-pictures'
import { readRow } from './read-row'
import { RowRefusal } from './row-refusal'
import type { Table } from './table-file'

/** How a file is taken. */
export interface ImportOptions {
  /** Only says what would be done. */
  isCheck: boolean
  /** Folder of the pictures that the file names, on the store's machine. */
  pictures?: string
  /** Refuses rows of categories that the shop does not have, instead of making them. */
  refuseCategories?: boolean
  /** Refuses rows of articles that the shop does not have. */
  onlyKnown?: boolean
}

/** Products that are written in one transaction: few enough that buyers never wait for one. */
const productsAtOnce = 100

/** One import at a time in this process; another one waits. */
const inTurn = createQueue(1)

function namesIn(rows: readonly ImportRow[]): repo.Names {
  const of = (values: (string | null | undefined)[]) => [...new Set(values.filter((value): value is string => Boolean(value)))]
  return {
    skus: of(rows.map(({ sku }) => sku)),
    gtins: of(rows.map(({ variant }) => variant.gtin)),
    handles: of(rows.map(({ product }) => product.handle)),
    titles: of(rows.map(({ product }) => product.product)),
  }
}

/** Rows of articles that the shop has; the others are refused. */
function onlyKnown(rows: readonly ImportRow[], known: Known, report: RunningReport): ImportRow[] {
  return rows.filter((row) => {
    const isKnown = known.skus.has(row.sku.toUpperCase())
    if (!isKnown) report.refuse(row, new RowRefusal('sku', 'is not in the shop'))
    return isKnown
  })
}

function* chunksOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

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

/** Takes catalogue files. */
export function createImports({ db, files, now, timeZone }: Pick<Context, 'db' | 'files' | 'now' | 'timeZone'>) {
  /** Makes the categories that are missing, or refuses their rows. */
  async function takeCategories(tx: Database, groups: readonly RowGroup[], options: ImportOptions, report: RunningReport) {
    const ids = await repo.findCategories(tx)
    for (const group of groups) {
      const name = group.cells.category
      if (!name || ids.has(name) || group.rows.length === 0) continue
      if (options.refuseCategories) {
        for (const row of group.rows) report.refuse(row, new RowRefusal('category', `is "${name}", which the shop does not have`))
        group.rows = []
        continue
      }
      const id = newId('cat', now())
      ids.set(name, id)
      report.addCategory(name)
      if (options.isCheck) continue
      const taken = await repo.findCategoryHandles(tx)
      const position = await repo.nextCategoryPosition(tx)
      await repo.insertCategory(tx, { id, name, handle: createHandles(taken)(name), description: '', position })
    }
    return ids
  }

  async function takeGroups(tx: Database, groups: RowGroup[], options: ImportOptions, report: RunningReport, pictures: ProductPictures) {
    await acquireLockByName(tx, 'catalogue import')
    const images = new Map<RowGroup, readonly string[] | undefined>()
    for (const group of groups) images.set(group, await picturesOf(group, pictures, report))
    const categoryIds = await takeCategories(tx, groups, options, report)
    const taken = groups.filter(({ rows }) => rows.length > 0)
    const ids = taken.flatMap(({ productId }) => productId ?? [])
    if (!options.isCheck) await repo.lockVariants(tx, ids)
    const stored = await repo.loadProducts(tx, ids)
    const byId = new Map(stored.map((product) => [product.id, product]))
    const titles = taken.flatMap(({ cells }) => (cells.product ? [handleOf(cells.product)] : []))
    const handleFor = createHandles(await repo.findHandlesLike(tx, titles))
    const context = { now: now(), handleFor, refuse: report.refuse }
    const writes: ProductWrite[] = []
    for (const group of taken) {
      const before = group.productId ? byId.get(group.productId) : undefined
      try {
        const plan = planProduct(before, { ...group, images: images.get(group) }, context)
        for (const outcome of plan.outcomes.values()) report.count(outcome)
        if (plan.wanted) writes.push({ before, wanted: plan.wanted })
      } catch (error) {
        if (!(error instanceof RowRefusal)) throw error
        for (const row of group.rows) report.refuse(row, error)
      }
    }
    if (!options.isCheck) await writeProducts(tx, writes, { categoryIds, currencyCode: shopCurrency, now: context.now })
  }

  async function record(report: ImportReport): Promise<void> {
    const { created, updated, failed, categories_created } = report
    if (created + updated === 0) return
    await recordEvent(db, {
      at: now(),
      actorId: operatorActor,
      action: 'catalog.imported',
      subjectId: newId('import', now()),
      after: { created, updated, failed, categories_created },
    })
  }

  return {
    /**
     * Takes a table row by row: what cannot be taken is named and left out, the rest is written. Doing the same again
     * changes nothing, so an import that was cut off is simply done again.
     * @throws StoreError 400 where the table as a whole is not one
     */
    takeTable: (table: Table, options: ImportOptions): Promise<ImportReport> =>
      inTurn(async () => {
        const columns = findColumns(table.columns)
        const report = createReport(table, columns)
        const rows = table.rows.map((row) => readRow({ columns, timeZone }, row))
        for (const row of rows) if (row.faults.length > 0) report.fail(row)
        const readable = rows.filter(({ faults }) => faults.length === 0)
        const known = await repo.findKnown(db, namesIn(readable))
        const groups = groupRows(options.onlyKnown ? onlyKnown(readable, known, report) : readable, known, report.refuse)
        const pictures = picturesIn(options.pictures, options.isCheck ? undefined : files)
        for (const chunk of chunksOf(groups, productsAtOnce)) {
          await db.transaction((tx) => takeGroups(tx, chunk, options, report, pictures))
        }
        const done = report.finish()
        if (!options.isCheck) await record(done)
        return done
      }),
  }
}
