import { observeWindowRect, Virtualizer, type VirtualizerOptions } from '@tanstack/virtual-core'
import { anchorScroll, ROWS } from './anchor-scroll'
import type { RowSpan } from './visible-rows'

/** The rows of a long list in the viewport, and the heights of rows that are not rendered. */
export interface RowWindow {
  /** Sets the ids of all rows, in order. Heights are stored by id. */
  setRows: (ids: readonly string[]) => void
  /** The rows in the viewport; null if there are none. */
  span: () => RowSpan | null
  /** The height of a range of rows (inclusive) in px: measured, otherwise the mean. */
  heightOf: (span: RowSpan) => number
  /** Id of the row with the focus; null if there is none. Unchanged while the browser window is in the background. */
  focused: () => string | null
  /** Measures the rendered rows, observes their heights, and anchors the visible ones. Call after each render. */
  measure: () => void
  /** Subscribes to changes; returns a function that unsubscribes. */
  watch: (onChange: () => void) => () => void
  /** A number that differs after every change. */
  version: () => number
  /** Stops observing. */
  stop: () => void
}

type Options = VirtualizerOptions<Window, HTMLElement>

/** Assumed height of a row while none is displayed, in px. */
const DEFAULT_HEIGHT = 48

const heightOfElement = (element: Element) => element.getBoundingClientRect().height

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null) : null

/**
 * The offset of the window's top from the list's top. Read from the layout each time, so that it is correct whatever
 * changes above the list.
 */
const observeOffset =
  (list: Element, noteScroll: () => void): Options['observeElementOffset'] =>
  (_, report) => {
    const reportOffset = () => report(Math.max(0, -list.getBoundingClientRect().top), false)
    const move = () => {
      noteScroll()
      reportOffset()
    }
    reportOffset()
    addEventListener('scroll', move, { passive: true })
    return () => removeEventListener('scroll', move)
  }

/**
 * Maximum number of renders within a frame if new rows have other heights than estimated. Two or three are usual; the
 * limit prevents an endless loop, whatever the page's styles are.
 */
const MAX_ROUNDS = 10

/**
 * Tracks the viewport over a list whose first rows are rendered; the mean height comes from them.
 * @param list the parent element of the rows, each with its index in `data-index`
 */
export function openRowWindow(list: HTMLElement): RowWindow {
  const renderedRows = () => [...list.querySelectorAll<HTMLElement>(ROWS)]
  const heights = renderedRows()
    .map(heightOfElement)
    .filter((height) => height > 0)
  const mean = heights.length > 0 ? heights.reduce((sum, height) => sum + height, 0) / heights.length : DEFAULT_HEIGHT
  const watchers = new Set<() => void>()
  const scrollAnchor = anchorScroll(list)
  let ids: readonly string[] = []
  let version = 0
  let rounds = 0
  let renderedSpan: RowSpan | null = null
  let isMeasuring = false
  let hasChanged = false

  function notify(): void {
    version += 1
    watchers.forEach((onChange) => onChange())
  }

  /** A row that is not displayed has no height, so its last known height applies. */
  function heightOfRow(element: HTMLElement, entry: ResizeObserverEntry | undefined): number {
    const height = entry?.borderBoxSize[0]?.blockSize ?? heightOfElement(element)
    return height > 0 ? height : (rows.measurementsCache[Number(element.dataset.index)]?.size ?? mean)
  }

  /** Measures all rendered rows at once, and notifies subscribers once. */
  function measureRendered(): void {
    isMeasuring = true
    rows.measureElement(null)
    renderedRows().forEach(rows.measureElement)
    isMeasuring = false
    if (!hasChanged) return
    hasChanged = false
    if (rounds === 0) requestAnimationFrame(() => (rounds = 0))
    rounds += 1
    if (rounds <= MAX_ROUNDS) notify()
  }

  const optionsFor = (keys: readonly string[]): Options => ({
    count: keys.length,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => mean,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeOffset(list, () => {
      scrollAnchor.noteScroll()
      rounds = 0
    }),
    measureElement: heightOfRow,
    // Scrolling is left to the page, and anchoring uses rendered rows rather than estimates.
    scrollToFn: () => undefined,
    rangeExtractor: ({ startIndex, endIndex }) => [startIndex, endIndex],
    onChange: () => {
      if (isMeasuring) hasChanged = true
      else notify()
    },
  })

  const rows = new Virtualizer<Window, HTMLElement>(optionsFor(ids))
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false
  // These names are the library's API for its framework bindings.
  const { _didMount: begin, _willUpdate: attach } = rows
  const leave = begin()
  attach()

  // The focus may have been set before, e.g. in a server-rendered page.
  let focused = list.contains(document.activeElement) ? rowOf(document.activeElement) : null
  function focus(row: string | null): void {
    if (row === focused) return
    focused = row
    notify()
  }
  const enter = ({ target }: Event) => focus(rowOf(target))
  const leaveRow = () => document.hasFocus() && focus(null)
  list.addEventListener('focusin', enter)
  list.addEventListener('focusout', leaveRow)

  return {
    setRows(next) {
      if (next === ids) return
      ids = next
      rows.setOptions(optionsFor(next))
    },
    span() {
      const [first, last] = rows.getVirtualIndexes()
      const visible = first === undefined || last === undefined ? null : { first, last }
      // While heights are still being measured no row is removed, because the others' heights may depend on it.
      renderedSpan =
        rounds > 0 && visible && renderedSpan
          ? { first: Math.min(visible.first, renderedSpan.first), last: Math.max(visible.last, renderedSpan.last) }
          : visible
      return renderedSpan
    },
    heightOf: ({ first, last }) =>
      (rows.measurementsCache[last]?.end ?? 0) - (rows.measurementsCache[first]?.start ?? 0),
    focused: () => focused,
    measure() {
      measureRendered()
      scrollAnchor.restore()
    },
    watch(onChange) {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
    version: () => version,
    stop() {
      leave()
      list.removeEventListener('focusin', enter)
      list.removeEventListener('focusout', leaveRow)
      scrollAnchor.stop()
    },
  }
}
