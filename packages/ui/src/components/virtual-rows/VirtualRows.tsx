import { Fragment, useMemo, useRef, useState, type ReactNode } from 'react'
import type { RowWindow } from './row-window'
import { isLongList, visibleRows, type RowSpan } from './visible-rows'
import { KeepMountedContext, type MountReasons } from './keep-mounted'
import { useFocusedRow } from './use-focused-row'
import { usePrinting } from './use-printing'
import { useRowWindow } from './use-row-window'

/** Attributes for the row's element in a long list; undefined in a short list. */
export interface RowPlace {
  'data-row': string
  /** From 0; -1 for a row that is filtered out. */
  'data-index': number
  'aria-rowindex'?: number
  'aria-posinset'?: number
  'aria-setsize'?: number
}

/** Props of a row besides its data. */
export interface RowState {
  place: RowPlace | undefined
  /** `hidden` if the row is filtered out and only keeps its input. */
  presence: 'shown' | 'hidden'
}

export interface VirtualRowsProps<Row> {
  /** All rows, in order. */
  rows: readonly Row[]
  /** Ids of the rows to show; all by default. The others keep their input. */
  shown?: ReadonlySet<string>
  /** The rows' element: `tr` for a table with one header row, `li` for a list. */
  as: 'tr' | 'li'
  /** Estimated height of a row in rem, until rows are measured. */
  height: number
  /** Ids of rows that are always rendered, because the page links to them. */
  keep?: readonly string[]
  /** Renders a row: an element without a margin, with the given attributes. */
  children: (row: Row, state: RowState) => ReactNode
}

/** The row count of a table for `aria-rowcount`; undefined if all rows are rendered. */
export function rowCountOf(rows: number, shown: number): number | undefined {
  return isLongList(rows) ? shown + 1 : undefined
}

/**
 * The rows of a table or the items of a list. With more than 60, only those near the window are rendered. The total
 * number stays exposed to assistive technology, Tab moves from row to row, and print includes all rows.
 */
export function VirtualRows<Row extends { id: string }>({
  rows,
  shown,
  as: Tag,
  height,
  keep = [],
  children,
}: VirtualRowsProps<Row>) {
  const isLong = isLongList(rows.length)
  const [stays] = useState((): MountReasons => new Set())
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
    return visibleRows({
      count,
      span: rowWindow?.span() ?? none,
      focused: focused === null ? -1 : ids.indexOf(focused),
      kept: [...staying(), ...keep].map((id) => ids.indexOf(id)),
    })
  }

  /** Fills the space of rows that are not rendered. Hidden without scripts, which could not render them. */
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

  const draw = (row: Row, state: RowState) => <Fragment key={row.id}>{children(row, state)}</Fragment>

  /** Rows that are filtered out are at the end, hidden, to keep their input. */
  function longRows(): ReactNode[] {
    const rowWindow = isPrinting || following === 'all' ? null : following
    const places = isPrinting || following === 'all' ? present.map((_, place) => place) : placesOf(rowWindow)
    const state = places.flatMap((place, at) => {
      const row = present[place]
      const gap = { first: (places[at - 1] ?? -1) + 1, last: place - 1 }
      const drawn = row && draw(row, { place: placeOf(row.id, place), presence: 'shown' })
      return gap.last < gap.first ? [drawn] : [gapOf(gap, rowWindow), drawn]
    })
    const hidden = shown ? rows.filter(({ id }) => !shown.has(id) && staying().includes(id)) : []
    const aside = (id: string) => ({ 'data-row': id, 'data-index': -1 })
    return [...state, ...hidden.map((row) => draw(row, { place: aside(row.id), presence: 'hidden' }))]
  }

  function allRows(): ReactNode[] {
    const presenceOf = (id: string) => (shown === undefined || shown.has(id) ? 'shown' : 'hidden')
    return rows.map((row) => draw(row, { place: undefined, presence: presenceOf(row.id) }))
  }

  return (
    <KeepMountedContext value={stays}>
      {isLong && <Tag ref={marker} hidden />}
      {isLong ? longRows() : allRows()}
    </KeepMountedContext>
  )
}
