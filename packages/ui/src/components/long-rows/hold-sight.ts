/** How long after the last movement a page counts as still, in ms: a fling, or a turn of the wheel, has ended by then. */
const REST = 150

/** The rows of a list that are there for people, each with its place in `data-index`. */
export const ROWS = ':scope > [data-index]:not([hidden])'

/** Keeps what somebody sees of a long list where it is, while heights above it change. */
export interface SightHold {
  /** The page was scrolled: what is in sight now is to be held. Called before rows are drawn for it. */
  noteMoved: () => void
  /** Rows were drawn, or have other heights: brings the held row back to where it was. */
  hold: () => void
  /** Leaves it to the browser again. */
  stop: () => void
}

interface HeldRow {
  row: Element
  /** Where it was in the window, in px. */
  top: number
  /** How far the page was scrolled then, in px. */
  scrolled: number
}

/** The uppermost row in sight; null where what is above the list is in sight too, which may move what is below it. */
function uppermostIn(list: Element): HeldRow | null {
  if (list.getBoundingClientRect().top >= 0) return null
  for (const row of list.querySelectorAll(ROWS)) {
    const { top, bottom } = row.getBoundingClientRect()
    if (bottom > 0) return top < innerHeight ? { row, top, scrolled: scrollY } : null
  }
  return null
}

/**
 * Holds what is in sight of a long list. Browsers do so by themselves, but not all of them, not inside of what scrolls by
 * itself, and none of them knows the room between rows from a row; so the page leaves it to this as long as it is there.
 *
 * A page that moves is not scrolled, which would end a fling: the rows are shifted until it rests.
 */
export function holdSight(list: HTMLElement): SightHold {
  const { style } = document.documentElement
  let held = uppermostIn(list)
  let shift = 0
  let ownScroll: number | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  let isTouched = false

  function shiftTo(by: number): void {
    shift = by
    list.style.translate = by === 0 ? '' : `0 ${by}px`
  }

  function bringBack({ row, top, scrolled }: HeldRow): void {
    const by = row.getBoundingClientRect().top - (top + scrolled - scrollY)
    if (Math.abs(by) < 1) return
    if (rest !== undefined) return shiftTo(shift - by)
    scrollBy({ top: by, behavior: 'instant' })
    ownScroll = scrollY
  }

  function hold(): void {
    if (held?.row.isConnected) bringBack(held)
    held = uppermostIn(list)
  }

  function settle(): void {
    clearTimeout(rest)
    rest = undefined
    if (shift === 0) return
    shiftTo(0)
    hold()
  }

  function startRest(): void {
    clearTimeout(rest)
    rest = setTimeout(() => !isTouched && settle(), REST)
  }

  function noteMoved(): void {
    held = uppermostIn(list)
    if (scrollY === ownScroll) return
    ownScroll = undefined
    startRest()
    const { top, bottom } = list.getBoundingClientRect()
    // Near its ends a shifted list would lie over what is around it.
    if (shift !== 0 && (top > -innerHeight || bottom < 2 * innerHeight)) settle()
  }

  const noteTouch = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0
    startRest()
  }
  const touchEvents = ['touchstart', 'touchend', 'touchcancel'] as const
  const sizes = new ResizeObserver(hold)
  sizes.observe(document.body)
  touchEvents.forEach((type) => addEventListener(type, noteTouch, { passive: true }))
  style.setProperty('overflow-anchor', 'none')

  return {
    noteMoved,
    hold,
    stop() {
      clearTimeout(rest)
      shiftTo(0)
      sizes.disconnect()
      touchEvents.forEach((type) => removeEventListener(type, noteTouch))
      style.removeProperty('overflow-anchor')
    },
  }
}
