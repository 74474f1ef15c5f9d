import type { components } from '@skafferi/api/admin'
import { targetOfColumn } from '../../rules/catalogue/import-targets'
import { articleName } from '../../rules/catalogue/variant-name'
import { formatMoney, formatNumber, toMinor } from '../../platform/format'
import type {
  ConvertedPriceView,
  FailedRowView,
  FailureReasonView,
  ImportedRowView,
  ImportJobView,
  ListedImportView,
  PriceDifferenceView,
  PriceJumpView,
  ReportedColumn,
} from './imports.view'
import { formatDateTime } from '../date-time'
import { toBulkChange } from './use-bulk-change'
import { toPictureSummary } from './to-pictures-to-fetch'
import type { Office } from '../office-context'

type Import = components['schemas']['Import']
type Report = components['schemas']['ImportReport']

/** Converts an import for the list. */
export function toListedImport(
  { id, file, kind, rows, state, is_check, created_at, finished_at }: Import,
  office: Office,
): ListedImportView {
  const when = formatDateTime(finished_at ?? created_at, office)
  return { id, name: file, href: office.paths.importJob(id), subject: kind, rows, state, isCheck: is_check, when }
}

const phases = {
  matching: 'matching',
  asking: 'asking',
  checked: 'checked',
  stopped: 'stopped',
  done: 'done',
  refused: 'unread',
  failed: 'broken',
  ended: 'broken',
} as const

/** True while the import is waiting or running. */
export const isInProgress = ({ state }: Import) => state === 'waiting' || state === 'running'

/** The maximum number of displayed failures, and of those with the same reason; the download has all of them. */
const maxFailures = 100

/** Formats a relative change, "+31%". */
function changeOf(before: number, after: number, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always', maximumFractionDigits: 0 })
  return percent.format(before === 0 ? 1 : after / before - 1)
}

function toPriceDifference(
  { from, currency_code: currency, before, after, is_jump: isJump }: components['schemas']['PriceDifference'],
  { locale }: Office,
): PriceDifferenceView {
  const format = (amount: number | null) => (amount === null ? null : formatMoney(toMinor(amount), currency, locale))
  return {
    id: String(from),
    from: from > 1 ? formatNumber(from, locale) : null,
    before: format(before),
    after: format(after),
    jump: isJump && before !== null && after !== null ? changeOf(before, after, locale) : null,
  }
}

function toPriceJump(
  { row, sku, from, currency_code: currency, before, after }: components['schemas']['PriceJump'],
  { locale }: Office,
): PriceJumpView {
  return {
    id: `${row} ${from}`,
    sku,
    from: from > 1 ? formatNumber(from, locale) : null,
    before: formatMoney(toMinor(before), currency, locale),
    after: formatMoney(toMinor(after), currency, locale),
    by: changeOf(before, after, locale),
  }
}

function toColumn(kind: Import['kind'], name: string, { locale }: Office): ReportedColumn {
  const { target, from } = targetOfColumn(kind, name)
  return { target, from: from === null ? null : formatNumber(from, locale), name }
}

/**
 * Returns where the user gives a value that could not be read: at the question about these cells, or for the tax class
 * of an existing article on the page of its product.
 * @param isTaken true for a row that is imported
 */
function placeOf(
  { column, value }: components['schemas']['ImportRowProblem'],
  { missing, state }: Import,
  isTaken: boolean,
): FailedRowView['place'] {
  const question = missing?.questions.find(({ field }) => field === column)
  const isAsked = question?.cells.some(({ cell }) => cell === value) || (question && !isTaken)
  if (isAsked && state === 'checked') return 'question'
  return column === 'tax_class' && isTaken ? 'product' : undefined
}

/** Rows with the same problem are listed together from this number on. */
const manySimilar = 4

/** Converts problems in the order of their rows; many of one column with one reason follow the first of them. */
function toRows(
  problems: readonly components['schemas']['ImportRowProblem'][],
  job: Import,
  office: Office,
  isTaken: boolean,
): FailedRowView[] {
  const groups = new Map<string, Omit<FailedRowView, 'similar'>[]>()
  problems.forEach((problem, index) => {
    const { row, column, ...failure } = problem
    const number = formatNumber(row, office.locale)
    const place = placeOf(problem, job, isTaken)
    const view = {
      id: String(index),
      row: number,
      column: toColumn(job.kind, column, office),
      ...(place && { place }),
      ...failure,
    }
    const key = `${column} ${failure.problem.code}`
    const rows = groups.get(key)
    if (rows) rows.push(view)
    else groups.set(key, [view])
  })
  const found = [...groups.values()].flatMap((rows): FailedRowView[] => {
    const [first, ...similar] = rows
    if (!first || rows.length < manySimilar) return rows.map((each) => ({ ...each, similar: [] }))
    return [{ ...first, similar: similar.slice(0, maxFailures) }]
  })
  return found.toSorted((one, other) => Number(one.id) - Number(other.id)).slice(0, maxFailures)
}

const outcomes = { created: 'create', updated: 'update', unchanged: 'unchanged', left_out: 'leftOut' } as const

/** Codes of warnings because of which an article is a draft. */
const draftReasons = ['blocked_in_file', 'several_option_values', 'draft_without_price', 'wrong_currency', 'zero_price']

/** Returns what becomes of a new article. */
function toSale(
  { row, outcome, changes = [] }: Report['examples'][number],
  { warnings }: Report,
  kind: Import['kind'],
  office: Office,
): ImportedRowView['sale'] {
  const published = outcome === 'created' ? changes.find(({ column }) => column === 'published') : undefined
  if (!published) return null
  const isDraft = published.after === 'no'
  const warning = warnings.find(
    (each) => each.row === row && (draftReasons.includes(each.problem.code) || each.column === 'published'),
  )
  const isSaid = isDraft && warning !== undefined
  return {
    isDraft,
    reason: isSaid ? warning.problem : null,
    column: isSaid ? toColumn(kind, warning.column, office) : null,
  }
}

/** Adds the unit to a weight in whole grams. */
const withUnit = (column: string, text: string, { locale }: Pick<Office, 'locale'>) =>
  text !== '' && column.endsWith('weight_g') ? `${formatNumber(Number(text), locale)} g` : text

function toImported(
  example: Report['examples'][number],
  report: Report,
  kind: Import['kind'],
  office: Office,
): ImportedRowView {
  const { row, sku, product, outcome, is_left_out: isLeftOut = false, reason, prices, changes = [] } = example
  const option = outcome === 'created' ? changes.find(({ column }) => column === 'option1_value')?.after : undefined
  return {
    id: String(row),
    row: formatNumber(row, office.locale),
    sku,
    product: option === undefined ? product : articleName(product, option, null),
    outcome: outcomes[outcome],
    isLeftOut: isLeftOut || outcome === 'left_out',
    // Older reports have the reason only as a warning.
    reason: reason ?? ((outcome === 'left_out' && report.warnings.find((each) => each.row === row)?.problem) || null),
    prices: prices.map((price) => toPriceDifference(price, office)),
    sale: toSale(example, report, kind, office),
    changes: changes
      .filter(({ column }) => outcome !== 'created' || (column !== 'option1_value' && column !== 'published'))
      .map(({ column, before, after }) => ({
        column: toColumn(kind, column, office),
        before: withUnit(column, before, office),
        after: withUnit(column, after, office),
      })),
  }
}

/** Returns what can be done in the office about a common failure. */
function remedyOf(column: string, { kind, matching, missing }: Import): FailureReasonView['remedy'] {
  if (missing?.questions.some(({ field }) => field === column)) return { kind: 'fill' }
  const field = targetOfColumn(kind, column)
  const index = matching?.columns.findIndex(({ target, from }) => target === field.target && from === field.from) ?? -1
  if (!matching) return null
  const isNeeded = kind !== 'catalog' || column === 'product' || column === 'sku'
  return isNeeded || index < 0 ? { kind: 'match' } : { kind: 'leave-out', column: String(index) }
}

function toConvertedPrice(price: Report['converted_price'], { locale }: Office): ConvertedPriceView | null {
  if (!price) return null
  const { sku, gross, net, percent, currency_code: currency } = price
  return {
    sku,
    gross: formatMoney(toMinor(gross), currency, locale),
    net: formatMoney(toMinor(net), currency, locale),
    rate: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100),
  }
}

/** The report before there is one. */
const emptyReport: Report = {
  source: null,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  warned: 0,
  next_row: null,
  categories_created: [],
  ignored_columns: [],
  failures: [],
  warnings: [],
  reasons: [],
  examples: [],
}

/** Returns the warnings of rows that are imported; those of others are beside the rows that are left out. */
function warningsOf({ warnings, examples }: Report): Report['warnings'] {
  const leftOut = new Set(examples.flatMap(({ row, outcome }) => (outcome === 'left_out' ? [row] : [])))
  return warnings.filter(({ row }) => !leftOut.has(row))
}

/** Counts the warnings with a code. */
const countWarnings = ({ warnings }: Report, code: string) =>
  warnings.filter(({ problem }) => problem.code === code).length

/** Converts the result of a check or an import. */
function toResult(report: Report, job: Import, office: Office) {
  const unlisted = report.unlisted_rows
  const { created, updated, unchanged, warned, failed, next_row: nextRow } = report
  const { price_jump_count: priceJumpCount = 0, price_jumps: priceJumps = [] } = report
  return {
    counts: { create: created, update: updated, unchanged, warning: warned, failed, leftOut: report.left_out ?? 0 },
    unlisted: {
      create: unlisted?.created ?? 0,
      update: unlisted?.updated ?? 0,
      unchanged: unlisted?.unchanged ?? 0,
      leftOut: unlisted?.left_out ?? 0,
    },
    published: report.published_products ?? 0,
    archived: { left: countWarnings(report, 'archived_in_shop'), restored: countWarnings(report, 'product_restored') },
    failures: toRows(report.failures, job, office, false),
    warnings: toRows(warningsOf(report), job, office, true),
    imported: report.examples.map((each) => toImported(each, report, job.kind, office)),
    reasons: report.reasons.map(({ column, problem, rows }) => ({
      id: `${column} ${problem.code}`,
      column: toColumn(job.kind, column, office),
      problem,
      rows,
      remedy: remedyOf(column, job),
    })),
    convertedPrice: toConvertedPrice(report.converted_price, office),
    nextRow: nextRow === null ? null : formatNumber(nextRow, office.locale),
    priceJumpCount,
    priceJumps: priceJumps.map((jump) => toPriceJump(jump, office)),
    categories: report.categories_created,
    unknownCategories: report.unknown_categories ?? [],
    ignored: report.ignored_columns,
    pictures: toPictureSummary(report.pictures),
  }
}

/** Returns what the file says about VAT in its prices, unless an operator has answered differently. */
function toUnderstoodVat({ missing }: Import): ImportJobView['understoodVat'] {
  const understood = missing?.questions.find(({ field }) => field === 'prices_include_vat')?.understood
  const given = missing?.values.find(({ field }) => field === 'prices_include_vat')
  const { value, text = '' } = understood ?? {}
  const isVat = value === 'no' || value === 'yes'
  return isVat && given?.value === value && given.by_category.length === 0 ? { value, text } : null
}

/** Returns the columns that packs, cartons and a summed stock are read from. */
function toSources({ matching }: Import): ImportJobView['sources'] {
  return (['pack_size', 'carton_size', 'stock'] as const).flatMap((target) => {
    const found = matching?.columns.filter((column) => column.target === target) ?? []
    if (found.length < (target === 'stock' ? 2 : 1)) return []
    const isGuessed = found.some(({ why }) => why === 'similar' || why === 'content')
    return [{ target, names: found.map(({ name }) => name), isGuessed }]
  })
}

/** Converts an import and its progress. */
export function toImportJob(job: Import, office: Office): ImportJobView {
  const { id, file, state, is_check, rows, rows_done, problem, report, operator_name, finished_at } = job
  return {
    ...toResult(report ?? emptyReport, job, office),
    id,
    name: file,
    phase: state === 'waiting' || state === 'running' ? (is_check ? 'checking' : 'applying') : phases[state],
    stopping: job.is_stopping,
    isMatched: job.matching !== null,
    isAsked: job.missing !== null,
    isRemembered: Boolean(job.matching?.is_remembered || job.missing?.is_remembered),
    sources: toSources(job),
    understoodVat: toUnderstoodVat(job),
    rows,
    done: rows_done,
    problem,
    changes: job.bulk_change && toBulkChange(job.bulk_change, office),
    person: operator_name,
    finished: finished_at && formatDateTime(finished_at, office),
    failedHref: `${office.connection.baseUrl}/admin/imports/${id}/failed-rows`,
  }
}
