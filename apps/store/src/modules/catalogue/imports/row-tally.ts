import type { Outcome } from '../products'

/** Rows of a report besides those that it lists. */
export interface RowTotals {
  /** Number of rows of each outcome that are not among the examples; undefined if all are. */
  unlisted_rows?: Record<Outcome | 'left_out', number>
  /** Numbers of all rows that a check would create or update, as ranges; never in an answer. */
  changing_rows?: Record<ChangingOutcome, string>
}

/** Outcomes of rows that can be left out. */
export type ChangingOutcome = Exclude<Outcome, 'unchanged'>

/** Writes row numbers as ranges, such as "2-40,52". */
export function toRanges(rows: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const row of rows.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && row <= last[1] + 1) last[1] = row
    else ranges.push([row, row])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}

/** Reads row numbers that were written as ranges. */
export function fromRanges(text: string): number[] {
  if (text === '') return []
  return text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

/** Counts the rows of a report. @param listed maximum number of examples of an outcome */
export function createRowTally(listed: number) {
  const counts = { created: 0, updated: 0, unchanged: 0, left_out: 0 }
  const rows = { created: [] as number[], updated: [] as number[] }
  return {
    /** Adds a row. Returns true if it is listed. */
    add(row: number, outcome: keyof typeof counts): boolean {
      counts[outcome] += 1
      if (outcome === 'created' || outcome === 'updated') rows[outcome].push(row)
      return counts[outcome] <= listed
    },
    finish(): RowTotals {
      const unlisted = (outcome: keyof typeof counts) => Math.max(counts[outcome] - listed, 0)
      return {
        ...(Object.values(counts).some((count) => count > listed) && {
          unlisted_rows: {
            created: unlisted('created'),
            updated: unlisted('updated'),
            unchanged: unlisted('unchanged'),
            left_out: unlisted('left_out'),
          },
        }),
        changing_rows: { created: toRanges(rows.created), updated: toRanges(rows.updated) },
      }
    },
  }
}
