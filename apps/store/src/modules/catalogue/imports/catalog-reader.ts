import type { Column } from '@skafferi/domain/rules/catalogue/fields'
import type { TaxPlace } from '@skafferi/domain/rules/catalogue/tax-class-text'
import { valueFor, type MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import { ageWordOf } from './age-words'
import { findColumns } from './columns'
import { convertExternalTable } from './external-file'
import { type KnownArticles, type ArticleNames, type Outcome, RowRefusal, findBySku } from '../products'
import { decimalSignOf } from './file-numbers'
import { groupPictures, hasOnlyPictures, withoutSku } from './group-pictures'
import { groupRows, isKnown, type RowGroup } from './group-rows'
import { guessColumns } from './guess-columns'
import { keyOfHeadings, type Matching, needsMatching, matchTable } from './import-columns'
import type { ImportRecord } from './import-jobs.repo'
import type { CellFault, ImportRow } from './import-row'
import { createReport, type ImportReport, type RunningReport } from './import-report'
import { withPlainDescriptions } from './mapped-cells'
import { filled, leftOutByAnswer, questionsOf, type MissingQuestion } from './missing-values'
import { readRow } from './read-row'
import { makeSku, plainHeading, sourceIdsOf } from './source-ids'
import { createRowFilter, type RowChoice } from './rows-left-out'
import { layoutOf, readTable, type Layout, type Table, type TableChoice } from './table-file'
import type { EarlierResults, RowOutcomes } from './row-outcomes'
import { fault, refuse } from '../../../platform/http/errors'
import { tableOfPrices } from './price-file'

function assertOnlyColumns(table: Table, columns: readonly string[]): Table {
  const other = table.columns.find((column) => column !== '' && !columns.includes(column.toLowerCase()))
  if (!other) return table
  throw refuse('unknown_column', { column: other, columns: columns.join(' and ') })
}

/**
 * Converts a parsed file to a catalogue table.
 * @throws StoreError 400 if it is not of this kind
 */
function toCatalogueTable(given: Table, { kind, matching = null, values = [] }: ReadOptions): Table {
  const table = matching ? matchTable(kind, given, matching.columns, valueFor(values, 'weight_unit')) : given
  if (kind === 'stock') return assertOnlyColumns(table, ['sku', 'stock', 'problem'])
  if (kind === 'prices') return { ...tableOfPrices(table), ignoredColumns: table.ignoredColumns }
  if (matching) return table
  const converted = convertExternalTable(table)
  return converted.source ? converted : withPlainDescriptions(converted)
}

/**
 * True if the columns have to be mapped: the file has neither the shop's own format nor that of a known shop system.
 */
function hasUnknownColumns(kind: ImportRecord['kind'], given: Table): boolean {
  if (kind === 'catalog' && convertExternalTable(given).source) return false
  return needsMatching(kind, given)
}

type Kind = ImportRecord['kind']

/** Options for reading a file. */
export interface ReadOptions extends RowChoice {
  kind: Kind
  /** The column mapping; null if the columns are known. */
  matching?: Matching | null
  /** Values for what the file lacks. */
  values?: readonly MissingValue[]
  /** Time zone of dates in the file. */
  timeZone: string
  /** The country and day of the file's VAT rates. */
  tax: TaxPlace
}

/** A batch of products, in the file's order. */
export interface ProductBatch {
  groups: RowGroup[]
  /** Rows of the products after this batch. */
  rowsLeft: number
}

/** Maximum number of rows whose names are looked up in one query. */
const rowsPerLookup = 5_000
/** Maximum number of rows in a batch, unless a single product has more. */
const rowsPerBatch = 500

interface OpenFile {
  table: Table
  /** True if it has a column of the shop's own format. */
  hasColumn: (column: string) => boolean
  /** True if it is not in the shop's own format. */
  isForeign: boolean
  /** Rows that the operator takes although they were left out. */
  takenBack: ReadonlySet<number>
  /** True if the file only adds pictures. */
  onlyPictures: boolean
  values: readonly MissingValue[]
  report: RunningReport
  /** Rows without errors. */
  rows: ImportRow[]
  /** Number of rows whose names were requested. */
  lookedUpCount: number
  known: Record<keyof KnownArticles, Map<string, string>>
  /** Results of rows, including those of earlier attempts. */
  outcomes: Map<number, Outcome>
  groups: RowGroup[]
  /** Number of products that were returned. */
  returnedCount: number
  rowsLeft: number
}

const countRows = (groups: readonly RowGroup[]) => groups.reduce((sum, group) => sum + group.rows.length, 0)

function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))]
}

function namesOf(rows: readonly ImportRow[], system: string | undefined): ArticleNames {
  return {
    skus: distinct(rows.flatMap(({ sku, madeSku, combination }) => [sku, madeSku, combination?.productSku])),
    gtins: distinct(rows.map(({ fields }) => fields.gtin)),
    handles: distinct(rows.map(({ product }) => product.handle)),
    sourceIds: distinct(rows.map(({ sourceId }) => sourceId)),
    system,
  }
}

/** Returns the SKU for an article without one, from the rest of its identity; undefined if there is none. */
function madeSkuOf({ fields, product, options }: ImportRow, system: string | undefined, sourceId: string | undefined) {
  if (system !== undefined && sourceId !== undefined) return makeSku(system, sourceId, options)
  return fields.gtin ?? (product.handle && makeSku('', product.handle, options))
}

/**
 * Adds the identity in the system that wrote the file, and makes a SKU if the file has none.
 * @param system undefined for the shop's own format
 * @param givenId the identity in the original file; undefined if only the converted row may have one, as its handle
 */
function withIdentity(row: ImportRow, system: string | undefined, givenId: string | undefined): ImportRow {
  const sourceId = system === undefined ? undefined : (givenId ?? row.product.handle)
  const madeSku = madeSkuOf(row, system, sourceId)
  const isNameless =
    row.sku === '' && row.faults.every(({ column, problem }) => column === 'sku' && problem.code === 'missing')
  // An article whose file says its SKU is found by the made one if it was imported without.
  if (!isNameless) return sourceId === undefined ? row : { ...row, sourceId, madeSku }
  if (!madeSku) return row
  const made: CellFault = { column: 'sku', value: '', problem: fault('sku_made', { sku: madeSku }) }
  return { ...row, sourceId, madeSku, sku: madeSku, faults: [], warnings: [...row.warnings, made] }
}

/** Adds what the table says about the row: VAT, its combination, the product it belongs to, and what was made for it. */
function withFamily(given: ImportRow, { families, notices, includesVat, combinations }: Table): ImportRow {
  const read = { ...given, includesVat: includesVat?.get(given.row), combination: combinations?.get(given.row) }
  const family = families?.get(read.row)
  const notice = notices?.get(read.row)
  if (family === undefined) return read
  return { ...read, family, warnings: notice ? [...read.warnings, notice] : read.warnings }
}

/** Completes the changes of a product's rows. */
function completed(group: RowGroup, system: string | undefined): RowGroup {
  const [first] = group.rows
  const isDraft = group.productId === undefined && group.rows.some((row) => row.isDraft)
  const changes = isDraft ? { ...group.changes, published: group.changes.published ?? null } : group.changes
  if (system === undefined || first?.sourceId === undefined) return { ...group, changes }
  const { handle: preferredHandle, ...others } = changes
  return { ...group, changes: others, preferredHandle, source: { system, id: first.sourceId } }
}

/** Reports a new product without an age limit whose words name goods that have one. */
function warnOfAge(group: RowGroup, report: RunningReport): void {
  const word = group.productId === undefined && !group.changes.age_limit ? ageWordOf(group) : undefined
  const [first] = group.rows
  if (word === undefined || !first) return
  report.warn(first, [{ column: 'age_limit', value: '', problem: fault('no_age_limit', { word }) }])
}

/**
 * True if the tax cell of an existing product's row is no change of its class: a rate of several classes, or anything
 * unknown in a file that is not in the shop's own format. It was asked when the product was new.
 */
const hasOwnTaxClass = ({ warnings }: ImportRow, isForeign: boolean) =>
  isForeign || warnings.some(({ column, problem }) => column === 'tax_class' && problem.code === 'several_tax_classes')

/**
 * Creates a reader of catalogue, stock and price files. It does everything that depends only on the file's content;
 * data from the database is exchanged step by step. Call order: `read`, `begin`, `nextNames` and `addKnown` until
 * `nextNames` returns undefined, `resume`, `group`, `next` and `addOutcomes` until no product is left, `finish`.
 */
export function createCatalogReader() {
  let sourceTable: Table = { columns: [], rows: [] }
  let open: OpenFile | undefined

  function file(): OpenFile {
    if (!open) throw new Error('No file was begun.')
    return open
  }

  return {
    /**
     * @returns the number of rows
     * @throws StoreError 400 if it is not a table
     */
    async read(bytes: Uint8Array, choice?: TableChoice): Promise<number> {
      sourceTable = await readTable(bytes, choice)
      return sourceTable.rows.length
    },

    /** Uses a table instead of a file. */
    useTable(table: Table): void {
      sourceTable = table
    },

    /** Returns where the table was found. */
    layout: (): Layout => layoutOf(sourceTable),

    /** Returns a suggested column mapping; null if the columns are known. */
    guess(kind: Kind): Matching | null {
      return hasUnknownColumns(kind, sourceTable) ? guessColumns(kind, sourceTable) : null
    },

    /**
     * Parses all rows.
     * @returns their number
     * @throws StoreError 400 if the table is not of this kind
     */
    begin(options: ReadOptions): number {
      const { kind, matching, values = [], timeZone, tax, takenBack } = options
      const table = toCatalogueTable(sourceTable, options)
      const columns = findColumns(table.columns)
      const report = createReport(table, columns)
      const rows: ImportRow[] = []
      const { source } = table
      const isForeign = source !== undefined || Boolean(matching)
      const hasOwnTax = sourceTable.columns.some((name) => plainHeading(name) === 'tax_class')
      const sourceIds = source && sourceIdsOf(sourceTable, source)
      const onlyPictures = kind === 'catalog' && hasOnlyPictures(columns)
      const notation = { decimalSign: decimalSignOf(table) }
      const filter = kind === 'catalog' && !onlyPictures ? createRowFilter(sourceTable, options) : undefined
      const given = new Map(sourceTable.rows.map(({ row, cells }) => [row, cells]))
      for (const each of table.rows) {
        const original = given.get(each.row) ?? []
        const parsed = withFamily(readRow({ columns, kind, timeZone, tax, notation, hasOwnTax }, each), table)
        const read = filter?.withKind(original, parsed) ?? parsed
        if (filter?.isLeftOut(read)) {
          report.skip(read, [])
          continue
        }
        const doubt = filter?.doubtOf(original, read)
        const sourceId = sourceIds?.get(each.row)
        const row = onlyPictures
          ? { ...withoutSku(read), sourceId }
          : kind === 'catalog'
            ? withIdentity(read, source, sourceId)
            : read
        if (doubt && row.faults.length > 0) {
          report.skip(row, [doubt])
          continue
        }
        report.warn(row, row.warnings)
        if (row.faults.length > 0) report.fail(row)
        else rows.push(doubt ? { ...row, doubt } : row)
      }
      const known = { skus: new Map(), gtins: new Map(), handles: new Map(), sourceIds: new Map() }
      open = {
        table,
        hasColumn: (column) => columns.indexes.has(column as Column),
        isForeign,
        takenBack: new Set(takenBack),
        onlyPictures,
        values,
        report,
        rows,
        known,
        lookedUpCount: 0,
        outcomes: new Map(),
        groups: [],
        returnedCount: 0,
        rowsLeft: 0,
      }
      return table.rows.length
    },

    /** Returns the names in the next rows; undefined after the last. */
    nextNames(): ArticleNames | undefined {
      const { rows, lookedUpCount, table } = file()
      if (lookedUpCount >= rows.length) return undefined
      file().lookedUpCount += rowsPerLookup
      return namesOf(rows.slice(lookedUpCount, lookedUpCount + rowsPerLookup), table.source)
    },

    /** Stores which of the names exist in the shop. */
    addKnown(found: KnownArticles): void {
      const { known } = file()
      for (const kind of ['skus', 'gtins', 'handles', 'sourceIds'] as const)
        for (const [name, id] of found[kind]) known[kind].set(name, id)
    },

    /** Adds the results of an earlier attempt, whose rows are not processed again. */
    resume({ outcomes, warnings }: EarlierResults): void {
      for (const [row, outcome] of outcomes) file().outcomes.set(row, outcome)
      for (const { column, fault: reason, ...row } of warnings) file().report.leaveOut(row, { column, fault: reason })
    },

    /**
     * Groups the rows by product.
     * @param onlyKnown true to refuse rows of unknown articles
     */
    group(onlyKnown = false): void {
      const { rows, known, report, table, outcomes, values, onlyPictures } = file()
      const isApplied = (row: ImportRow) => !onlyKnown || findBySku(known.skus, row.sku) !== undefined
      for (const row of rows) if (!isApplied(row)) report.refuse(row, new RowRefusal('sku', fault('not_in_shop')))
      const goods = rows.filter(isApplied).filter((row) => {
        if (!row.doubt || isKnown(row, known)) return true
        report.skip(row, [row.doubt])
        return false
      })
      const found = onlyPictures ? groupPictures(rows, known, report) : groupRows(goods, known, report)
      const { isForeign, hasColumn, takenBack } = file()
      const groups = found
        .filter((group) => !group.rows.every(({ row }) => outcomes.has(row)))
        .map((group) => (onlyPictures ? group : completed(group, table.source)))
        .filter((group) => {
          const problem = group.rows.some(({ row }) => takenBack.has(row)) ? undefined : leftOutByAnswer(group, values)
          if (problem) for (const row of group.rows) report.skip(row, [problem])
          return !problem
        })
        .map((group) => {
          const answered = { ...filled(group, values, { isForeign, hasColumn }), isForeign }
          const isAnswered = group.changes.tax_class === undefined && answered.changes.tax_class !== undefined
          for (const row of group.rows)
            if (isAnswered || (group.productId !== undefined && hasOwnTaxClass(row, isForeign)))
              report.settle(row.row, 'tax_class')
          warnOfAge(answered, report)
          return answered
        })
      const unclassified = groups.filter(({ productId, changes }) => productId === undefined && !changes.tax_class)
      report.assumeTaxClass(countRows(unclassified))
      Object.assign(file(), { groups, rows: [], rowsLeft: countRows(groups) })
    },

    /** Returns what the file lacks, after its rows are grouped, and the key of its headings. */
    questions(): { questions: MissingQuestion[]; key: string } {
      const { groups, isForeign, hasColumn, table } = file()
      return {
        questions: questionsOf({ groups, isForeign, hasColumn, weights: table.unitlessWeights }),
        key: keyOfHeadings(sourceTable.columns),
      }
    },

    /**
     * Returns the next products; empty after the last.
     * @param maxProducts maximum number
     */
    next(maxProducts: number): ProductBatch {
      const { groups, returnedCount, rowsLeft } = file()
      let [end, rows] = [returnedCount, 0]
      while (
        end < groups.length &&
        end - returnedCount < maxProducts &&
        (end === returnedCount || rows + (groups[end] as RowGroup).rows.length <= rowsPerBatch)
      ) {
        rows += (groups[end] as RowGroup).rows.length
        end += 1
      }
      Object.assign(file(), { returnedCount: end, rowsLeft: rowsLeft - rows })
      return { groups: groups.slice(returnedCount, end), rowsLeft: rowsLeft - rows }
    },

    /** Stores the results of products. */
    addOutcomes({ refusals, warnings, convertedPrice, previews, outcomes, published, categories }: RowOutcomes): void {
      const { report } = file()
      report.publish(published ?? [])
      for (const { column, fault: reason, ...row } of refusals) report.refuse(row, { column, fault: reason })
      for (const { column, fault: reason, ...row } of warnings) report.leaveOut(row, { column, fault: reason })
      if (convertedPrice) report.convertPrice(convertedPrice)
      for (const preview of previews) {
        if (preview.jumps) report.priceJump(preview, preview.jumps)
        report.preview(preview, outcomes.get(preview.row))
      }
      for (const name of categories) report.addCategory(name)
      for (const [row, outcome] of outcomes) if (!file().outcomes.has(row)) file().outcomes.set(row, outcome)
    },

    /** Stops before the products that were not returned yet. */
    stop(): void {
      const { groups, returnedCount, report } = file()
      const [first] = groups.slice(returnedCount, returnedCount + 1)
      if (first) report.stopBefore(Math.min(...first.rows.map(({ row }) => row)))
    },

    /** Returns the report. */
    finish(): ImportReport {
      const { report, outcomes } = file()
      for (const [row, outcome] of outcomes) report.count(row, outcome)
      return report.finish()
    },
  }
}

export type CatalogReader = ReturnType<typeof createCatalogReader>
