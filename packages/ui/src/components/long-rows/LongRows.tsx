import { Fragment, useMemo, useRef, useState, type ReactNode } from 'react'
import type { RowWindow } from './row-window'
import { isLongList, standingRows, type RowSpan } from './standing-rows'
import { StaysContext, type Stays } from './stay-in-page'
import { useFocusedRow } from './use-focused-row'
import { usePrinting } from './use-printing'
import { useRowWindow } from './use-row-window'

/** Where a row of a long list is among all rows: spread it on the row's element. Undefined in a short list. */
export interface RowPlace {
  'data-row': string
  /** From 0; -1 while it is not among the shown ones. */
  'data-index': number
  'aria-rowindex'?: number
  'aria-posinset'?: number
  'aria-setsize'?: number
}

/** What a list says of a row besides the row itself. */
export interface RowStanding {
  place: RowPlace | undefined
  /** `hidden` where it is not among the shown ones, and only keeps what stands in it. */
  presence: 'shown' | 'hidden'
}

export interface LongRowsProps<Row> {
  /** All rows, in their order. */
  rows: readonly Row[]
  /** Ids of the rows to show; all by default. The others keep what stands in them. */
  shown?: ReadonlySet<string>
  /** What the rows are: of a table with one row of heads, `tr`; or of a list, `li`. */
  as: 'tr' | 'li'
  /** How high a row is by and large, in rem, until rows have been measured. */
  height: number
  /** Ids of rows that are led to by the page itself, and so stand in it always. */
  keep?: readonly string[]
  /** Draws a row: an element without a margin, with its place spread on it. */
  children: (row: Row, standing: RowStanding) => ReactNode
}

/** How many rows a table says it has; undefined where all of them stand in the page and can be counted. */
export function rowCountOf(rows: number, shown: number): number | undefined {
  return isLongList(rows) ? shown + 1 : undefined
}

/**
 * The rows of a table or the items of a list, of which only those near the window stand in the page once there are more
 * than 60. Readers hear how many there are all the same, Tab goes on from row to row, and paper has all of them.
 */
export function LongRows<Row extends { id: string }>({
  rows,
  shown,
  as: Tag,
  height,
  keep = [],
  children,
}: LongRowsProps<Row>) {
  const isLong = isLongList(rows.length)
  const [stays] = useState((): Stays => new Set())
  const marker = useRef<HTMLTableRowElement & HTMLLIElement>(null)
  const present = useMemo(() => (shown ? rows.filter(({ id }) => shown.has(id)) : rows), [rows, shown])
  const ids = useMemo(() => present.map(({ id }) => id), [present])
  const following = useRowWindow(marker, ids, isLong)
  const focused = useFocusedRow(marker, isLong)
  const isPrinting = usePrinting()
  const count = present.length
  const staying = () => [...stays].map(({ rowId }) => rowId)

  function placesOf(rowWindow: RowWindow | null): number[] {
    const none = rowWindow ? { first: 0, last: -1 } : null
    return standingRows({
      count,
      span: rowWindow?.span() ?? none,
      focused: focused === null ? -1 : ids.indexOf(focused),
      kept: [...staying(), ...keep].map((id) => ids.indexOf(id)),
    })
  }

  /** In the place of rows that are away. Without scripts no row would come there. */
  function gapOf({ first, last }: RowSpan, rowWindow: RowWindow | null): ReactNode {
    const blockSize = rowWindow ? rowWindow.heightOf({ first, last }) : `${(last - first + 1) * height}rem`
    return (
      <Tag key={`before ${ids[last + 1]}`} aria-hidden="true" className="block noscript:hidden" style={{ blockSize }} />
    )
  }

  function placeOf(id: string, index: number): RowPlace {
    const common = { 'data-row': id, 'data-index': index }
    return Tag === 'tr'
      ? { ...common, 'aria-rowindex': index + 2 }
      : { ...common, 'aria-posinset': index + 1, 'aria-setsize': count }
  }

  const draw = (row: Row, standing: RowStanding) => <Fragment key={row.id}>{children(row, standing)}</Fragment>

  /** A row that is not shown stands at the end, where it keeps what was typed in it. */
  function longRows(): ReactNode[] {
    const rowWindow = isPrinting || following === 'all' ? null : following
    const places = isPrinting || following === 'all' ? present.map((_, place) => place) : placesOf(rowWindow)
    const standing = places.flatMap((place, at) => {
      const row = present[place]
      const gap = { first: (places[at - 1] ?? -1) + 1, last: place - 1 }
      const drawn = row && draw(row, { place: placeOf(row.id, place), presence: 'shown' })
      return gap.last < gap.first ? [drawn] : [gapOf(gap, rowWindow), drawn]
    })
    const hidden = shown ? rows.filter(({ id }) => !shown.has(id) && staying().includes(id)) : []
    const aside = (id: string) => ({ 'data-row': id, 'data-index': -1 })
    return [...standing, ...hidden.map((row) => draw(row, { place: aside(row.id), presence: 'hidden' }))]
  }

  function allRows(): ReactNode[] {
    const presenceOf = (id: string) => (shown === undefined || shown.has(id) ? 'shown' : 'hidden')
    return rows.map((row) => draw(row, { place: undefined, presence: presenceOf(row.id) }))
  }

  return (
    <StaysContext value={stays}>
      {isLong && <Tag ref={marker} hidden />}
      {isLong ? longRows() : allRows()}
    </StaysContext>
  )
}
