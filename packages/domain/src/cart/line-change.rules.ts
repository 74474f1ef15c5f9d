/** A change that a buyer makes to one line. */
export interface LineChange {
  lineId: string
  /** Pieces that the buyer saw in the line. */
  shown: number
  /** Pieces that the buyer expects in it now; 0 takes it out of the cart. */
  quantity: number
  /** It is the difference that was asked for, by plus or minus; otherwise the quantity itself. */
  relative: boolean
}

/**
 * Several changes of a line, one after another, as the one change that does the same. Presses on plus and minus add up;
 * once a quantity is named among them, the last quantity is what counts.
 */
export function mergeChanges(changes: readonly [LineChange, ...LineChange[]]): LineChange {
  const [first] = changes
  const last = changes.at(-1) ?? first
  return { ...last, shown: first.shown, relative: changes.every(({ relative }) => relative) }
}

/** Whether it is a change of a line, such as one that was kept. */
export function isLineChange(kept: unknown): kept is LineChange {
  const { lineId, shown, quantity, relative } = (kept ?? {}) as Partial<Record<keyof LineChange, unknown>>
  return (
    typeof lineId === 'string' && Number.isInteger(shown) && Number.isInteger(quantity) && typeof relative === 'boolean'
  )
}
