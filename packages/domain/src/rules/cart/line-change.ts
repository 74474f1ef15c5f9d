import { isInteger, shape } from '../json/schema'

/** A change of one line by the buyer. */
export interface LineChange {
  lineId: string
  /** The displayed quantity. */
  shown: number
  /** The quantity the buyer expects; 0 removes the line. */
  quantity: number
  /** True if plus or minus requested the difference; false for a quantity. */
  relative: boolean
}

/**
 * Merges successive changes of a line into one with the same result. Presses on plus and minus add up; if a quantity is
 * among them, the last quantity applies.
 */
export function mergeChanges(changes: readonly [LineChange, ...LineChange[]]): LineChange {
  const [first] = changes
  const last = changes.at(-1) ?? first
  return { ...last, shown: first.shown, relative: changes.every(({ relative }) => relative) }
}

/** Schema of a stored change. */
export const isLineChange = shape<LineChange>({
  lineId: '',
  shown: isInteger,
  quantity: isInteger,
  relative: false,
})
