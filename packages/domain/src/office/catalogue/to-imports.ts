import type { components } from '@skafferi/api/admin'
import { formatMoney, formatNumber, toMinor } from '../../platform/format'
import type { ImportJobView, PriceJumpView, ListedImportView } from './imports.view'
import { formatDateTime } from '../date-time'
import { toPictureSummary } from './to-pictures-to-fetch'
import type { Office } from '../office-context'

type Import = components['schemas']['Import']

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
  checked: 'checked',
  stopped: 'stopped',
  done: 'done',
  refused: 'unread',
  failed: 'broken',
  ended: 'broken',
} as const

/** True while the import is waiting or running. */
export const isInProgress = ({ state }: Import) => state === 'waiting' || state === 'running'

/** The maximum number of displayed failures; the download has all of them. */
const maxFailures = 100

function toPriceJump(
  { row, sku, from, currency_code: currency, before, after }: components['schemas']['PriceJump'],
  { locale }: Office,
): PriceJumpView {
  const by = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always', maximumFractionDigits: 0 })
  return {
    id: `${row} ${from}`,
    sku,
    from: from > 1 ? formatNumber(from, locale) : null,
    before: formatMoney(toMinor(before), currency, locale),
    after: formatMoney(toMinor(after), currency, locale),
    by: by.format(before === 0 ? 1 : after / before - 1),
  }
}

/** Converts an import and its progress. */
export function toImportJob(job: Import, office: Office): ImportJobView {
  const { id, file, state, is_check, rows, rows_done, problem, report, operator_name, finished_at } = job
  return {
    id,
    name: file,
    phase: state === 'waiting' || state === 'running' ? (is_check ? 'checking' : 'applying') : phases[state],
    stopping: job.is_stopping,
    isMatched: job.matching !== null,
    rows,
    done: rows_done,
    problem,
    counts: {
      create: report?.created ?? 0,
      update: report?.updated ?? 0,
      unchanged: report?.unchanged ?? 0,
      failed: report?.failed ?? 0,
    },
    failures: (report?.failures ?? []).slice(0, maxFailures).map(({ row, ...failure }, index) => ({
      id: String(index),
      row: formatNumber(row, office.locale),
      ...failure,
    })),
    nextRow: typeof report?.next_row === 'number' ? formatNumber(report.next_row, office.locale) : null,
    priceJumpCount: report?.price_jump_count ?? 0,
    priceJumps: (report?.price_jumps ?? []).map((jump) => toPriceJump(jump, office)),
    categories: report?.categories_created ?? [],
    ignored: report?.ignored_columns ?? [],
    pictures: toPictureSummary(report?.pictures),
    person: operator_name,
    finished: finished_at && formatDateTime(finished_at, office),
    failedHref: `${office.connection.baseUrl}/admin/imports/${id}/failed-rows`,
  }
}
