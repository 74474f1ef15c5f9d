/** Up to this number every row is rendered. */
const MAX_FULLY_RENDERED = 60

/** Rows that fill a tall window: rendered before anything is measured, and on the server. */
const INITIAL_COUNT = 40

/** Extra rows above and below the viewport, so that scrolling finds them rendered. */
const OVERSCAN = 3

/** True if a list is so long that only rows near the viewport are rendered. */
export function isLongList(rows: number): boolean {
  return rows > MAX_FULLY_RENDERED
}

/** A range of rows by index from 0, inclusive. */
export interface RowSpan {
  first: number
  last: number
}

export interface VisibleRowsOptions {
  /** The number of rows. */
  count: number
  /** The rows in the viewport; null before it is known. */
  span: RowSpan | null
  /** Index of the row with the focus; -1 if there is none. */
  focused: number
  /** Indexes of further rows that must stay; -1 for one that is filtered out. */
  alwaysRendered: readonly number[]
}

/**
 * Indexes of the rows to render, in order. These include the first and the last row, so that Tab enters the list at
 * either end, and the neighbours of the row with the focus, which Tab goes to next.
 */
export function visibleRows({ count, span, focused, alwaysRendered }: VisibleRowsOptions): number[] {
  const { first, last } = span
    ? { first: span.first - OVERSCAN, last: span.last + OVERSCAN }
    : { first: 0, last: INITIAL_COUNT - 1 }
  const places = new Set([0, count - 1, ...alwaysRendered])
  if (focused >= 0) [focused - 1, focused, focused + 1].forEach((place) => places.add(place))
  for (let place = first; place <= last; place += 1) places.add(place)
  return [...places].filter((place) => place >= 0 && place < count).sort((a, b) => a - b)
}
