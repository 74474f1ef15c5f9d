import type { CellFault } from './import-row'

const maxReasons = 3

/** A reason why rows fail. */
export interface FailureReason extends Pick<CellFault, 'column' | 'problem'> {
  rows: number
}

/** Returns the commonest reasons of failures, by column and code, with one of their problems. */
export function reasonsOf(failures: Iterable<readonly (CellFault & { row: number })[]>): FailureReason[] {
  const found = new Map<string, FailureReason & { last: number }>()
  for (const { row, column, problem } of [...failures].flat().toSorted((a, b) => a.row - b.row)) {
    const key = `${column} ${problem.code}`
    const reason = found.get(key) ?? { column, problem, rows: 0, last: 0 }
    // A row may have a reason twice.
    if (reason.last !== row) found.set(key, { ...reason, rows: reason.rows + 1, last: row })
  }
  return [...found.values()]
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, maxReasons)
    .map(({ column, problem, rows }) => ({ column, problem, rows }))
}
