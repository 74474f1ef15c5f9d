import { observeWindowRect, Virtualizer, type VirtualizerOptions } from '@tanstack/virtual-core'
import { holdSight, ROWS } from './hold-sight'
import type { RowSpan } from './standing-rows'

/** Which rows of a long list the window shows, and how high those are that do not stand in the page. */
export interface RowWindow {
  /** Takes the ids of all rows, in their order. Heights stay with their ids. */
  setRows: (ids: readonly string[]) => void
  /** What the window shows now; null where it shows nothing. */
  span: () => RowSpan | null
  /** Height of the rows from one place to another, both included, in px: measured, or else the mean. */
  heightOf: (span: RowSpan) => number
  /** Measures the rows that stand in the page, follows their heights, and holds what is in sight. Called after each drawing. */
  measure: () => void
  /** Hears of every change; returns how to stop. */
  watch: (onChange: () => void) => () => void
  /** Another number after every change. */
  version: () => number
  /** Ends it. */
  stop: () => void
}

type Options = VirtualizerOptions<Window, HTMLElement>

/** How high a row is taken for where none is displayed yet, in px. */
const UNSEEN = 48

const heightOfElement = (element: Element) => element.getBoundingClientRect().height

/** How far the window's top is below the list's. Asked of the page each time, so that it holds whatever comes above. */
const observeOffset =
  (list: Element, noteMoved: () => void): Options['observeElementOffset'] =>
  (_, report) => {
    const tell = () => report(Math.max(0, -list.getBoundingClientRect().top), false)
    const move = () => {
      noteMoved()
      tell()
    }
    tell()
    addEventListener('scroll', move, { passive: true })
    return () => removeEventListener('scroll', move)
  }

/**
 * How often rows are drawn anew within one frame because those that came have other heights than was reckoned. Two or three times are
 * usual; there is an end to it, whatever a page's styles do.
 */
const MOST_ROUNDS = 10

/**
 * Follows the window over a list whose first rows stand in the page: they say how high a row is by and large.
 * @param list the element whose children the rows are, each with its place in `data-index`
 */
export function openRowWindow(list: HTMLElement): RowWindow {
  const standing = () => [...list.querySelectorAll<HTMLElement>(ROWS)]
  const heights = standing()
    .map(heightOfElement)
    .filter((height) => height > 0)
  const mean = heights.length > 0 ? heights.reduce((sum, height) => sum + height, 0) / heights.length : UNSEEN
  const watchers = new Set<() => void>()
  const sight = holdSight(list)
  let ids: readonly string[] = []
  let version = 0
  let rounds = 0
  let drawn: RowSpan | null = null
  let isMeasuring = false
  let hasChanged = false

  function tell(): void {
    version += 1
    watchers.forEach((onChange) => onChange())
  }

  /** One that is not displayed has no height: what was known of it holds. */
  function heightOfRow(element: HTMLElement, entry: ResizeObserverEntry | undefined): number {
    const height = entry?.borderBoxSize[0]?.blockSize ?? heightOfElement(element)
    return height > 0 ? height : (rows.measurementsCache[Number(element.dataset.index)]?.size ?? mean)
  }

  /** Rows that stand are measured all together, and those who watch hear of it once. */
  function measureStanding(): void {
    isMeasuring = true
    rows.measureElement(null)
    standing().forEach(rows.measureElement)
    isMeasuring = false
    if (!hasChanged) return
    hasChanged = false
    if (rounds === 0) requestAnimationFrame(() => (rounds = 0))
    rounds += 1
    if (rounds <= MOST_ROUNDS) tell()
  }

  const optionsFor = (names: readonly string[]): Options => ({
    count: names.length,
    getItemKey: (index) => names[index] ?? index,
    estimateSize: () => mean,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeOffset(list, () => {
      sight.noteMoved()
      rounds = 0
    }),
    measureElement: heightOfRow,
    // The page scrolls by itself, and what is in sight is held by what was drawn, not by what is reckoned.
    scrollToFn: () => undefined,
    rangeExtractor: ({ startIndex, endIndex }) => [startIndex, endIndex],
    onChange: () => {
      if (isMeasuring) hasChanged = true
      else tell()
    },
  })

  const rows = new Virtualizer<Window, HTMLElement>(optionsFor(ids))
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false
  // Named so by the library, and called by all of its own bindings to frameworks.
  const { _didMount: begin, _willUpdate: attach } = rows
  const leave = begin()
  attach()

  return {
    setRows(next) {
      if (next === ids) return
      ids = next
      rows.setOptions(optionsFor(next))
    },
    span() {
      const [first, last] = rows.getVirtualIndexes()
      const shown = first === undefined || last === undefined ? null : { first, last }
      // While heights are still found out, no row goes again: the others might be as high as they are because of it.
      drawn =
        rounds > 0 && shown && drawn
          ? { first: Math.min(shown.first, drawn.first), last: Math.max(shown.last, drawn.last) }
          : shown
      return drawn
    },
    heightOf: ({ first, last }) =>
      (rows.measurementsCache[last]?.end ?? 0) - (rows.measurementsCache[first]?.start ?? 0),
    measure() {
      measureStanding()
      sight.hold()
    },
    watch(onChange) {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
    version: () => version,
    stop() {
      leave()
      sight.stop()
    },
  }
}
