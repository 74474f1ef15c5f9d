import {
  Fragment,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  useEffect,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import type { RowWindow } from './row-window'
import { isLongList, visibleRows, type RowSpan } from './visible-rows'
import { KeepMountedContext, type MountReasons } from './keep-mounted'
import { usePrinting } from './use-printing'

/** Null until it is loaded; `all` if it cannot be loaded and every row is rendered. */
type Tracking = RowWindow | 'all' | null

const subscribeToNothing = () => () => undefined

/**
 * Tracks the viewport over a long list. Its code is loaded with the first long list; if loading fails, all rows are
 * rendered, which is only slower.
 * @param marker an element among the rows; none while the list is short
 */
function useRowWindow(marker: RefObject<Element | null>, ids: readonly string[], isLong: boolean): Tracking {
  const [tracking, setTracking] = useState<Tracking>(null)
  const rowWindow = typeof tracking === 'string' ? null : tracking

  useEffect(() => {
    const list = marker.current?.parentElement
    if (!isLong || !list) return
    let opened: RowWindow | undefined
    let isClosed = false
    async function open(around: HTMLElement) {
      const { openRowWindow } = await import('./row-window')
      if (isClosed) return
      opened = openRowWindow(around)
      setTracking(opened)
    }
    open(list).catch(() => setTracking('all'))
    return () => {
      isClosed = true
      opened?.stop()
      setTracking(null)
    }
  }, [marker, isLong])

  const subscribe = useCallback(
    (onChange: () => void) => (rowWindow?.watch ?? subscribeToNothing)(onChange),
    [rowWindow],
  )
  useSyncExternalStore(
    subscribe,
    () => rowWindow?.version() ?? 0,
    () => 0,
  )
  rowWindow?.setRows(ids)
  useLayoutEffect(() => rowWindow?.measure())
  return isLong ? tracking : 'all'
}

/** Attributes for the row's element in a long list; undefined in a short list. */
export interface RowAttributes {
  'data-row': string
  /** From 0; -1 for a row that is filtered out. */
  'data-index': number
  'aria-rowindex'?: number
  'aria-posinset'?: number
  'aria-setsize'?: number
}

/** Props of a row besides its data. */
export interface RowState {
  rowAttributes: RowAttributes | undefined
  /** `hidden` if the row is filtered out and only keeps its input. */
  presence: 'shown' | 'hidden'
}

export interface VirtualRowsProps<Row> {
  /** All rows, in order. */
  rows: readonly Row[]
  /** Ids of the rows to show; all by default. The others keep their input. */
  visibleIds?: ReadonlySet<string>
  /** The rows' element: `tr` for a table with one header row, `li` for a list. */
  as: 'tr' | 'li'
  /** Estimated height of a row in rem, until rows are measured. */
  height: number
  /** Ids of rows that are always rendered, because the page links to them. */
  keepMounted?: readonly string[]
  /** Renders a row: an element without a margin, with the given attributes. */
  children: (row: Row, state: RowState) => ReactNode
}

/** The row count of a table for `aria-rowcount`; undefined if all rows are rendered. */
export function rowCountOf(rows: number, visible: number): number | undefined {
  return isLongList(rows) ? visible + 1 : undefined
}

/**
 * The rows of a table or the items of a list. With more than 60, only those near the window are rendered. The total
 * number stays exposed to assistive technology, Tab moves from row to row, and print includes all rows.
 */
export function VirtualRows<Row extends { id: string }>({
  rows,
  visibleIds,
  as: Tag,
  height,
  keepMounted = [],
  children,
}: VirtualRowsProps<Row>) {
  const isLong = isLongList(rows.length)
  const [mountReasons] = useState((): MountReasons => new Set())
  const marker = useRef<HTMLTableRowElement & HTMLLIElement>(null)
  const filteredRows = useMemo(
    () => (visibleIds ? rows.filter(({ id }) => visibleIds.has(id)) : rows),
    [rows, visibleIds],
  )
  const ids = useMemo(() => filteredRows.map(({ id }) => id), [filteredRows])
  const tracking = useRowWindow(marker, ids, isLong)
  const isPrinting = usePrinting()
  const count = filteredRows.length
  const mountedIds = () => [...mountReasons].map(({ rowId }) => rowId)

  function indexesToRender(rowWindow: RowWindow | null): number[] {
    const none = rowWindow ? { first: 0, last: -1 } : null
    const focused = rowWindow?.focused() ?? null
    return visibleRows({
      count,
      span: rowWindow?.span() ?? none,
      focused: focused === null ? -1 : ids.indexOf(focused),
      alwaysRendered: [...mountedIds(), ...keepMounted].map((id) => ids.indexOf(id)),
    })
  }

  /** Fills the space of rows that are not rendered. Hidden without scripts, which could not render them. */
  function gapOf({ first, last }: RowSpan, rowWindow: RowWindow | null): ReactNode {
    const blockSize = rowWindow ? rowWindow.heightOf({ first, last }) : `${(last - first + 1) * height}rem`
    return (
      <Tag key={`before ${ids[last + 1]}`} aria-hidden="true" className="block noscript:hidden" style={{ blockSize }} />
    )
  }

  function attributesOf(id: string, index: number): RowAttributes {
    const common = { 'data-row': id, 'data-index': index }
    return Tag === 'tr'
      ? { ...common, 'aria-rowindex': index + 2 }
      : { ...common, 'aria-posinset': index + 1, 'aria-setsize': count }
  }

  const renderRow = (row: Row, state: RowState) => <Fragment key={row.id}>{children(row, state)}</Fragment>

  /** Rows that are filtered out are at the end, hidden, to keep their input. */
  function longRows(): ReactNode[] {
    const rowWindow = isPrinting || tracking === 'all' ? null : tracking
    const indexes =
      isPrinting || tracking === 'all' ? filteredRows.map((_, index) => index) : indexesToRender(rowWindow)
    const elements = indexes.flatMap((index, position) => {
      const row = filteredRows[index]
      const gap = { first: (indexes[position - 1] ?? -1) + 1, last: index - 1 }
      const element = row && renderRow(row, { rowAttributes: attributesOf(row.id, index), presence: 'shown' })
      return gap.last < gap.first ? [element] : [gapOf(gap, rowWindow), element]
    })
    const hidden = visibleIds ? rows.filter(({ id }) => !visibleIds.has(id) && mountedIds().includes(id)) : []
    const hiddenAttributes = (id: string) => ({ 'data-row': id, 'data-index': -1 })
    return [
      ...elements,
      ...hidden.map((row) => renderRow(row, { rowAttributes: hiddenAttributes(row.id), presence: 'hidden' })),
    ]
  }

  function allRows(): ReactNode[] {
    const presenceOf = (id: string) => (visibleIds === undefined || visibleIds.has(id) ? 'shown' : 'hidden')
    return rows.map((row) => renderRow(row, { rowAttributes: undefined, presence: presenceOf(row.id) }))
  }

  return (
    <KeepMountedContext value={mountReasons}>
      {isLong && <Tag ref={marker} hidden />}
      {isLong ? longRows() : allRows()}
    </KeepMountedContext>
  )
}
