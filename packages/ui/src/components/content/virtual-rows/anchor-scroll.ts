/** Time after the last scroll event until scrolling counts as finished, in ms; momentum scrolling has ended by then. */
const SCROLL_END_DELAY = 150

/** The visible rows of a list, each with its index in `data-index`. */
export const ROWS = ':scope > [data-index]:not([hidden])'

/** Scroll anchoring for a long list: visible rows stay in place while heights above them change. */
export interface ScrollAnchor {
  /** Call when the page was scrolled, before rows are rendered for it: the rows now visible become the anchor. */
  noteScroll: () => void
  /** Call when rows were rendered or resized: moves the anchor row back to its place. */
  restore: () => void
  /** Returns scroll anchoring to the browser. */
  stop: () => void
}

interface AnchorRow {
  row: Element
  /** Its position in the window, in px. */
  top: number
  /** The scroll position of the page at that time, in px. */
  scrollY: number
}

/** The topmost visible row; null if content above the list is visible too, because that may move the list. */
function topmostRowIn(list: Element): AnchorRow | null {
  if (list.getBoundingClientRect().top >= 0) return null
  for (const row of list.querySelectorAll(ROWS)) {
    const { top, bottom } = row.getBoundingClientRect()
    if (bottom > 0) return top < innerHeight ? { row, top, scrollY } : null
  }
  return null
}

/**
 * Anchors the visible rows of a long list. Not every browser has scroll anchoring, none has it inside nested scroll
 * containers, and none distinguishes rows from the space between them, so it is turned off while this is active.
 * While the page scrolls, rows are shifted instead of setting the scroll position, which would end momentum scrolling.
 */
export function anchorScroll(list: HTMLElement): ScrollAnchor {
  const { style } = document.documentElement
  let anchor = topmostRowIn(list)
  let shift = 0
  let correctedScrollY: number | undefined
  let scrollEndTimer: ReturnType<typeof setTimeout> | undefined
  let isTouched = false

  function shiftTo(by: number): void {
    shift = by
    list.style.translate = by === 0 ? '' : `0 ${by}px`
  }

  function moveBack({ row, top, scrollY: anchoredScrollY }: AnchorRow): void {
    const by = row.getBoundingClientRect().top - (top + anchoredScrollY - scrollY)
    if (Math.abs(by) < 1) return
    if (scrollEndTimer !== undefined) return shiftTo(shift - by)
    scrollBy({ top: by, behavior: 'instant' })
    correctedScrollY = scrollY
  }

  function restore(): void {
    if (anchor?.row.isConnected) moveBack(anchor)
    anchor = topmostRowIn(list)
  }

  function settle(): void {
    clearTimeout(scrollEndTimer)
    scrollEndTimer = undefined
    if (shift === 0) return
    shiftTo(0)
    restore()
  }

  function restartScrollEndTimer(): void {
    clearTimeout(scrollEndTimer)
    scrollEndTimer = setTimeout(() => !isTouched && settle(), SCROLL_END_DELAY)
  }

  function noteScroll(): void {
    anchor = topmostRowIn(list)
    if (scrollY === correctedScrollY) return
    correctedScrollY = undefined
    restartScrollEndTimer()
    const { top, bottom } = list.getBoundingClientRect()
    // Near its ends a shifted list would overlap the content around it.
    if (shift !== 0 && (top > -innerHeight || bottom < 2 * innerHeight)) settle()
  }

  const noteTouch = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0
    restartScrollEndTimer()
  }
  const touchEvents = ['touchstart', 'touchend', 'touchcancel'] as const
  const sizes = new ResizeObserver(restore)
  sizes.observe(document.body)
  touchEvents.forEach((type) => addEventListener(type, noteTouch, { passive: true }))
  style.setProperty('overflow-anchor', 'none')

  return {
    noteScroll,
    restore,
    stop() {
      clearTimeout(scrollEndTimer)
      shiftTo(0)
      sizes.disconnect()
      touchEvents.forEach((type) => removeEventListener(type, noteTouch))
      style.removeProperty('overflow-anchor')
    },
  }
}
