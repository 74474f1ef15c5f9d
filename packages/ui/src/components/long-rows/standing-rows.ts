/** Up to here every row stands in the page. */
const MOST = 60

/** What a tall window shows at once: these rows come plainly, before anything is measured, and from a server. */
const FIRST = 40

/** Rows that stand ready above and below the window, so that a turn of the wheel finds them. */
const SPARE = 3

/** Whether a list has so many rows that only those near the window stand in the page. */
export function isLongList(rows: number): boolean {
  return rows > MOST
}

/** From one row to another, both included, by their places from 0. */
export interface RowSpan {
  first: number
  last: number
}

export interface StandingRowsOptions {
  /** How many rows there are. */
  count: number
  /** What the window shows; null before it is known. */
  span: RowSpan | null
  /** Place of the row that has the focus; -1 where none has. */
  focused: number
  /** Places of further rows that may not go; -1 for one that is not shown. */
  kept: readonly number[]
}

/**
 * Places of the rows that stand in the page, in order. The first and the last one do, so that Tab comes into the list at
 * either end, as do the neighbours of the row with the focus, where Tab goes next.
 */
export function standingRows({ count, span, focused, kept }: StandingRowsOptions): number[] {
  const { first, last } = span ? { first: span.first - SPARE, last: span.last + SPARE } : { first: 0, last: FIRST - 1 }
  const places = new Set([0, count - 1, ...kept])
  if (focused >= 0) [focused - 1, focused, focused + 1].forEach((place) => places.add(place))
  for (let place = first; place <= last; place += 1) places.add(place)
  return [...places].filter((place) => place >= 0 && place < count).sort((a, b) => a - b)
}
