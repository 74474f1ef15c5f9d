import type { Column } from '@skafferi/domain/rules/catalogue/fields'
import { valueFor, type MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import { ageWordOf } from './age-words'
import { archivedIn, archivedReader } from './archived-products'
import { cartonUnitIn } from './carton-headings'
import { cartonPricesIn } from './carton-prices'
import { findColumns } from './columns'
import { convertExternalTable } from './external-file'
import { type KnownArticles, type ArticleNames, type Outcome, RowRefusal, findBySku } from '../products'
import { withGroupName } from './group-headings'
import { groupPictures, hasOnlyPictures } from './group-pictures'
import { groupRows, isKnown, isKnownArticle, type RowGroup } from './group-rows'
import { guessColumns } from './guess-columns'
import { keyOfHeadings, type Matching, needsMatching, matchTable } from './import-columns'
import type { ImportRow } from './import-row'
import { createReport, type ImportReport, type RunningReport } from './import-report'
import { withPlainDescriptions } from './mapped-cells'
import type { MissingQuestion } from './missing'
import { filled, leftOutByAnswer, questionsOf, questionsOfCells, questionsOfPriceList } from './missing-values'
import { readRows, type ReadOptions, type ReadRows } from './read-rows'
import { newSkusOf, settleOtherArticles } from './same-article'
import { isLeftOutBefore, type ChosenRows } from './rows-left-out'
import { layoutOf, readTable, type Layout, type Table, type TableChoice } from './table-file'
import { isOtherCurrencyBy } from './stated-currency'
import { withTierPairs } from './tier-pairs'
import { vatAnswer } from './vat-hints'
import type { EarlierResults, RowOutcomes } from './row-outcomes'
import { fault, refuse } from '../../../platform/http/errors'
import { tableOfPrices } from './price-file'

function assertOnlyColumns(table: Table, columns: readonly string[]): Table {
  const other = table.columns.find((column) => column !== '' && !columns.includes(column.toLowerCase()))
  if (!other) return table
  throw refuse('unknown_column', { column: other, columns: columns.join(' and ') })
}

/** The answers that the cells of a table depend on. */
const answersOf = (values: readonly MissingValue[]) => ({
  weightUnit: valueFor(values, 'weight_unit'),
  isOtherCurrency: isOtherCurrencyBy(values),
})

/**
 * Converts a parsed file to a catalogue table.
 * @throws StoreError 400 if it is not of this kind
 */
function toCatalogueTable(given: Table, { kind, matching = null, values = [], tax }: ReadOptions): Table {
  const answers = { ...answersOf(values), today: tax.date }
  const table = matching ? matchTable(kind, given, matching.columns, answers) : given
  if (kind === 'stock') return assertOnlyColumns(table, ['sku', 'stock', 'problem'])
  if (kind === 'prices')
    return { ...tableOfPrices(table), ignoredColumns: table.ignoredColumns, priceHeadings: table.priceHeadings }
  if (matching) return table
  const converted = convertExternalTable(table)
  return converted.source ? converted : withPlainDescriptions(converted)
}

/**
 * True if the columns have to be mapped: the file has neither the shop's own format nor that of a known shop system.
 */
function hasUnknownColumns(kind: ReadOptions['kind'], given: Table): boolean {
  if (kind === 'catalog' && convertExternalTable(given).source) return false
  return needsMatching(kind, given)
}

type Kind = ReadOptions['kind']

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

const knownKinds = ['skus', 'titles', 'skuGtins', 'gtins', 'handles', 'sourceIds'] as const

interface OpenFile extends ReadRows {
  table: Table
  kind: Kind
  /** True if it has a column of the shop's own format. */
  hasColumn: (column: string) => boolean
  /** True if it is not in the shop's own format. */
  isForeign: boolean
  /** Rows that the operator takes although they were left out. */
  takenBack: ReadonlySet<number>
  values: readonly MissingValue[]
  report: RunningReport
  /** Number of rows whose names were requested. */
  lookedUpCount: number
  /** True if the new SKUs of rows with the SKU of another article were requested. */
  hasNewSkus: boolean
  known: Record<keyof KnownArticles, Map<string, string>>
  /** Names of archived products by id. */
  archived: Map<string, string>
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

/** True if a row lists the values of several variants. */
const listsVariants = ({ warnings }: ImportRow) =>
  warnings.some(({ problem }) => problem.code === 'several_option_values')

/** Completes the changes of a product's rows. */
function completed(group: RowGroup, system: string | undefined): RowGroup {
  const [first] = group.rows
  const isDraft = group.productId === undefined && group.rows.some((row) => row.isDraft)
  // A product whose variants are missing is not published either if the file says that it is on sale.
  const lacksVariants = group.productId === undefined && group.rows.some(listsVariants)
  const published = lacksVariants ? null : (group.changes.published ?? null)
  const changes = isDraft || lacksVariants ? { ...group.changes, published } : group.changes
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

  const headingsKey = () => keyOfHeadings(sourceTable.columns)

  /** True if a SKU alone does not identify the file's articles. */
  function comparesArticles(): boolean {
    const { isForeign, kind, onlyPictures } = file()
    return isForeign && kind === 'catalog' && !onlyPictures
  }

  const compared = (rows: readonly ImportRow[]) => ({
    rows,
    known: file().known,
    source: file().table.source ?? headingsKey(),
    takenBack: file().takenBack,
  })

  /** Settles rows whose SKU another article of the shop has. */
  function settled(rows: ImportRow[]): ImportRow[] {
    if (!comparesArticles()) return rows
    const { values, report, asked } = file()
    const skip = (row: ImportRow, { column, fault: problem }: RowRefusal) =>
      report.skip(row, { column, value: row.sku, problem })
    const result = settleOtherArticles(compared(rows), values, { ...report, skip })
    asked.other_article = result.found
    return result.rows
  }

  return {
    /**
     * @returns the number of rows
     * @throws StoreError 400 if it is not a table
     */
    async read(bytes: Uint8Array, choice?: TableChoice): Promise<number> {
      sourceTable = withTierPairs(await readTable(bytes, choice))
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
      const { kind, matching, values = [], takenBack } = options
      const table = toCatalogueTable(sourceTable, options)
      const columns = findColumns(table.columns)
      const report = createReport(table, columns, kind === 'catalog' ? sourceTable : undefined)
      const onlyPictures = kind === 'catalog' && hasOnlyPictures(columns)
      const read = readRows({ original: sourceTable, table, columns, onlyPictures, report }, options)
      const known = Object.fromEntries(knownKinds.map((each) => [each, new Map()])) as OpenFile['known']
      open = {
        table,
        hasColumn: (column) => columns.indexes.has(column as Column),
        isForeign: table.source !== undefined || Boolean(matching),
        takenBack: new Set(takenBack),
        kind,
        ...read,
        values,
        report,
        known,
        archived: new Map(),
        lookedUpCount: 0,
        hasNewSkus: false,
        outcomes: new Map(),
        groups: [],
        returnedCount: 0,
        rowsLeft: 0,
      }
      return table.rows.length
    },

    /** Returns the names in the next rows; undefined after the last. */
    nextNames(): ArticleNames | undefined {
      const { rows, lookedUpCount, table, hasNewSkus } = file()
      if (lookedUpCount >= rows.length) {
        file().hasNewSkus = true
        const skus = hasNewSkus || !comparesArticles() ? [] : newSkusOf(compared(rows))
        return skus.length === 0 ? undefined : { skus, gtins: [], handles: [], sourceIds: [] }
      }
      file().lookedUpCount += rowsPerLookup
      return namesOf(rows.slice(lookedUpCount, lookedUpCount + rowsPerLookup), table.source)
    },

    /** Stores which of the names exist in the shop. */
    addKnown(found: KnownArticles): void {
      const { known } = file()
      for (const kind of knownKinds) for (const [name, id] of found[kind]) known[kind].set(name, id)
    },

    /** Stores which of the known products are archived. */
    addArchived(titles: ReadonlyMap<string, string>): void {
      if (file().kind === 'catalog') for (const [id, title] of titles) file().archived.set(id, title)
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
        if (!row.doubt) return true
        const wasLeftOut = isLeftOutBefore(row.doubt)
        // A variant that was left out stays so although the shop has the others of its product.
        if (wasLeftOut ? isKnownArticle(row, known) : isKnown(row, known)) return true
        report.skip(row, row.doubt, { isExpected: wasLeftOut })
        return false
      })
      const found = onlyPictures ? groupPictures(rows, known, report) : groupRows(settled(goods), known, report)
      const { isForeign, hasColumn, takenBack, archived } = file()
      const withArchived = archivedReader(archived, values)
      const groups = found
        .filter((group) => !group.rows.every(({ row }) => outcomes.has(row)))
        .map((group) => (onlyPictures ? group : withGroupName(completed(group, table.source))))
        .filter((group) => {
          const problem = group.rows.some(({ row }) => takenBack.has(row)) ? undefined : leftOutByAnswer(group, values)
          if (problem) for (const row of group.rows) report.skip(row, problem)
          return !problem
        })
        .map((group) => {
          const answered = { ...filled(withArchived(group), values, { isForeign, hasColumn }), isForeign }
          const isAnswered = group.changes.tax_class === undefined && answered.changes.tax_class !== undefined
          for (const row of group.rows)
            if (isAnswered || (group.productId !== undefined && hasOwnTaxClass(row, isForeign)))
              report.settle(row.row, 'tax_class')
          if (group.changes.category === undefined && answered.changes.category !== undefined)
            for (const row of group.rows) report.settle(row.row, 'category')
          warnOfAge(answered, report)
          return answered
        })
      Object.assign(file(), { groups, rows: [], rowsLeft: countRows(groups) })
    },

    /** Returns the key of the file's headings, which files of the same shape share. */
    headingsKey,

    /** Returns the rows that the operator leaves out or takes back, by what identifies them in later files. */
    chosenRows: (): ChosenRows => file().chosen,

    /**
     * Returns what the file lacks, after the rows of a catalogue are grouped.
     * @param answered values of an earlier file
     */
    questions(answered: readonly MissingValue[] = []): MissingQuestion[] {
      const { groups, rows, isForeign, hasColumn, table, kind, asked } = file()
      const vat = vatAnswer(table.priceHeadings ?? [], sourceTable)
      if (kind !== 'catalog')
        return [...questionsOfPriceList(rows, vat), ...questionsOfCells({ decimal_sign: asked.decimal_sign })]
      const cells = {
        ...asked,
        archived: archivedIn(groups),
        currency: table.unnamedPrices,
        weight_unit: table.unitlessWeights,
        carton_price: cartonPricesIn(table),
      }
      const understood = { prices_include_vat: vat, carton_price: cartonUnitIn(table.cartonPrice ?? '') }
      return questionsOf({ groups, isForeign, hasColumn, cells, understood }, answered)
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
