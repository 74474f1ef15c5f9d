import { CONTENT_ID } from './focus-page'

/** Focus and scroll position after navigation. */
export interface PageBeginning {
  /** True if the page changed: its heading is focused, unless the page focuses something else. */
  isOther: boolean
  /** Scroll position in px; undefined leaves it unchanged. */
  top?: number
  /** The fragment to scroll to, "#reviews"; empty for none. */
  hash: string
}

/** User input that ends the automatic focus and scrolling. */
const HANDS = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const

const heading = () => document.querySelector<HTMLElement>(`#${CONTENT_ID} h1`)

/** True if the focus is still where the previous page left it: nowhere, or on an element outside the content. */
function isLeft(focus: Element | null, before: Element | null): boolean {
  const content = document.getElementById(CONTENT_ID)
  return (
    focus === null || focus === document.body || focus === content || (focus === before && !content?.contains(focus))
  )
}

/**
 * Focuses and scrolls a page as a new document would, once its content is loaded. Focusing the heading also makes
 * screen readers announce the page, so nothing else announces it.
 * @returns a function that stops it, for the next navigation; user input stops it too
 */
export function beginPage({ isOther, top, hash }: PageBeginning): () => void {
  const before = document.activeElement
  let hasFocused = false
  let isPlaced = top === undefined

  function place(): void {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) target.scrollIntoView()
    else if (top !== undefined && !isPlaced) {
      window.scrollTo(0, top)
      isPlaced = Math.abs(window.scrollY - top) < 2
    }
    const title = heading()
    if (!isOther || !title || !isLeft(document.activeElement, hasFocused ? null : before)) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
    hasFocused = true
  }

  const watch = new MutationObserver(place)
  // A page can also grow without added elements, when pictures and off-screen content are laid out.
  const growth = new ResizeObserver(place)
  const stop = () => {
    watch.disconnect()
    growth.disconnect()
    HANDS.forEach((hand) => document.removeEventListener(hand, stop, true))
  }
  place()
  watch.observe(document.body, { childList: true, subtree: true })
  growth.observe(document.body)
  HANDS.forEach((hand) => document.addEventListener(hand, stop, { capture: true, passive: true }))
  return stop
}
