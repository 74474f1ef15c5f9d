/** A change that a buyer makes to one line. */
export interface LineChange {
  lineId: string
  /** Pieces that the buyer saw in the line. */
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

/** True if a value is a line change, e.g. a stored one. */
export function isLineChange(kept: unknown): kept is LineChange {
  const { lineId, shown, quantity, relative } = (kept ?? {}) as Partial<Record<keyof LineChange, unknown>>
  return (
    typeof lineId === 'string' && Number.isInteger(shown) && Number.isInteger(quantity) && typeof relative === 'boolean'
  )
}
