import type { Context } from '../../context'
import { breathe, unhurried } from './breathe'
import { findColumns } from './columns'
import { foreignFallback } from './foreign-file'
import { groupRows, type Known, type RowGroup } from './group-rows'
import type { RunningReport } from './import-report'
import type { ImportRow } from './import-row'
import * as repo from './imports.repo'
import { readRow } from './read-row'
import { RowRefusal } from './row-refusal'
import type { Table } from './table-file'

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

/**
 * The rows of a table, by product; those that cannot be read, or placed, are told of.
 * @param options `onlyKnown` refuses rows of articles that the shop does not have
 */
export async function readGroups(
  { db, timeZone }: Pick<Context, 'db' | 'timeZone'>,
  table: Table,
  options: { onlyKnown?: boolean },
  report: RunningReport,
): Promise<RowGroup[]> {
  const columns = findColumns(table.columns)
  const readable: ImportRow[] = []
  for await (const given of unhurried(table.rows)) {
    const row = readRow({ columns, timeZone }, given)
    if (row.faults.length > 0) report.fail(row)
    else readable.push(row)
  }
  const known = await repo.findKnown(db, namesIn(readable))
  await breathe()
  const groups = await groupRows(options.onlyKnown ? onlyKnown(readable, known, report) : readable, known, report.refuse)
  for (const group of groups) if (table.source && !group.productId) group.cells = { ...foreignFallback, ...group.cells }
  return groups
}
