import { findColumns } from './columns'
import { foreignFallback } from './foreign-file'
import { hasUnknownColumns, tableOf } from './given-table'
import { groupRows, type Known, type RowGroup } from './group-rows'
import { guessColumns, type Matching } from './import-columns'
import type { ImportRecord } from './import-jobs.repo'
import { createReport, type ImportReport, type RunningReport } from './import-report'
import type { ImportRow } from './import-row'
import type { Names } from './imports.repo'
import type { Outcome } from './plan-product'
import { readRow } from './read-row'
import { RowRefusal } from './row-refusal'
import { readTable, type Table } from './table-file'
import type { RowNotes } from './row-notes'
import { findBySku } from './sku-names'

type Kind = ImportRecord['kind']

/** How the rows of a file are read. */
export interface ReadOptions {
  kind: Kind
  /** Where its columns go; null where they are known. */
  matching?: Matching | null
  /** Of the dates in it. */
  timeZone: string
}

/** Products of a file, in its order. */
export interface ProductBatch {
  groups: RowGroup[]
  /** Rows of products that come after these. */
  rowsLeft: number
}

/** Rows whose names are looked up at once. */
const namesAtOnce = 5_000
/** Rows of one batch, more only where a single product has more. */
const rowsAtOnce = 500

interface OpenFile {
  table: Table
  report: RunningReport
  /** Those that can be read. */
  rows: ImportRow[]
  /** How many of these were named. */
  named: number
  known: Record<keyof Known, Map<string, string>>
  /** What came of rows, those of an earlier attempt included. */
  outcomes: Map<number, Outcome>
  groups: RowGroup[]
  /** How many of these were handed out. */
  handed: number
  rowsLeft: number
}

function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))]
}

function namesOf(rows: readonly ImportRow[]): Names {
  return {
    skus: distinct(rows.map(({ sku }) => sku)),
    gtins: distinct(rows.map(({ variant }) => variant.gtin)),
    handles: distinct(rows.map(({ product }) => product.handle)),
    titles: distinct(rows.map(({ product }) => product.product)),
  }
}

/**
 * Reads a file of the catalogue, of stock or of prices and holds it while it is taken: all that depends on its content alone. What
 * needs the database is asked for and told step by step, in this order: `read`, `begin`, `names` and `know` until there are no more,
 * `resume`, `group`, `next` and `note` until there are no more, `finish`.
 */
export function createCatalogReader() {
  let given: Table = { columns: [], rows: [] }
  let open: OpenFile | undefined

  function file(): OpenFile {
    if (!open) throw new Error('No file was begun.')
    return open
  }

  return {
    /** @returns how many rows it has @throws StoreError 400 if it is no table */
    async read(bytes: Uint8Array): Promise<number> {
      given = await readTable(bytes)
      return given.rows.length
    },

    /** Takes a table in place of a file. */
    useTable(table: Table): void {
      given = table
    },

    /** Where its columns might go; null if they are known. */
    guess(kind: Kind): Matching | null {
      return hasUnknownColumns(kind, given) ? guessColumns(kind, given) : null
    },

    /** Reads all rows. @returns how many there are @throws StoreError 400 if the table is none of its kind */
    begin({ kind, matching, timeZone }: ReadOptions): number {
      const table = tableOf(kind, given, matching)
      const columns = findColumns(table.columns)
      const report = createReport(table, columns)
      const rows: ImportRow[] = []
      for (const each of table.rows) {
        const row = readRow({ columns, timeZone }, each)
        if (row.faults.length > 0) report.fail(row)
        else rows.push(row)
      }
      const known = { skus: new Map(), gtins: new Map(), handles: new Map(), titles: new Map() }
      open = { table, report, rows, known, named: 0, outcomes: new Map(), groups: [], handed: 0, rowsLeft: 0 }
      return table.rows.length
    },

    /** What the next rows name; undefined after the last ones. */
    names(): Names | undefined {
      const { rows, named } = file()
      if (named >= rows.length) return undefined
      file().named += namesAtOnce
      return namesOf(rows.slice(named, named + namesAtOnce))
    },

    /** Notes which of the names are in the shop. */
    know(found: Known): void {
      const { known } = file()
      for (const kind of ['skus', 'gtins', 'handles', 'titles'] as const)
        for (const [name, id] of found[kind]) known[kind].set(name, id)
    },

    /** Notes what an earlier attempt did with rows: it counts, and they are not taken again. */
    resume(outcomes: ReadonlyMap<number, Outcome>): void {
      for (const [row, outcome] of outcomes) file().outcomes.set(row, outcome)
    },

    /** Puts the rows of each product together. @param onlyKnown refuses rows of articles that the shop does not have */
    group(onlyKnown = false): void {
      const { rows, known, report, table, outcomes } = file()
      const isTaken = (row: ImportRow) => !onlyKnown || findBySku(known.skus, row.sku) !== undefined
      for (const row of rows) if (!isTaken(row)) report.refuse(row, new RowRefusal('sku', 'is not in the shop'))
      const groups = groupRows(rows.filter(isTaken), known, report.refuse).filter(
        (group) => !group.rows.every(({ row }) => outcomes.has(row)),
      )
      for (const group of groups)
        if (table.source && !group.productId) group.cells = { ...foreignFallback, ...group.cells }
      Object.assign(file(), { groups, rows: [], rowsLeft: groups.reduce((sum, group) => sum + group.rows.length, 0) })
    },

    /** The next products. @param most how many at most; none after the last ones */
    next(most: number): ProductBatch {
      const { groups, handed, rowsLeft } = file()
      let [end, rows] = [handed, 0]
      while (
        end < groups.length &&
        end - handed < most &&
        (end === handed || rows + (groups[end] as RowGroup).rows.length <= rowsAtOnce)
      ) {
        rows += (groups[end] as RowGroup).rows.length
        end += 1
      }
      Object.assign(file(), { handed: end, rowsLeft: rowsLeft - rows })
      return { groups: groups.slice(handed, end), rowsLeft: rowsLeft - rows }
    },

    /** Notes what came of products. */
    note({ refusals, leaps, outcomes, categories }: RowNotes): void {
      const { report } = file()
      for (const { column, message, ...row } of refusals) report.refuse(row, new RowRefusal(column, message))
      for (const { leaps: found, ...row } of leaps) report.leap(row, found)
      for (const name of categories) report.addCategory(name)
      for (const [row, outcome] of outcomes) if (!file().outcomes.has(row)) file().outcomes.set(row, outcome)
    },

    /** Ends it before the products that were not handed out. */
    stop(): void {
      const { groups, handed, report } = file()
      const [first] = groups.slice(handed, handed + 1)
      if (first) report.stopBefore(Math.min(...first.rows.map(({ row }) => row)))
    },

    /** What came of the file. */
    finish(): ImportReport {
      const { report, outcomes } = file()
      for (const [row, outcome] of outcomes) report.count(row, outcome)
      return report.finish()
    },
  }
}

export type CatalogReader = ReturnType<typeof createCatalogReader>
