import { CONTENT_ID } from './focus-page'

/** How a page begins. */
export interface PageBeginning {
  /** Another page is shown: its heading takes the focus, unless the page itself puts it elsewhere. */
  isOther: boolean
  /** How far down it is, in pixels; undefined leaves it where it is. */
  top?: number
  /** The part that comes into view, as an address has it: "#reviews"; empty for none. */
  hash: string
}

/** What a reader does; from then on the page is theirs. */
const HANDS = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const

const heading = () => document.querySelector<HTMLElement>(`#${CONTENT_ID} h1`)

/** Whether the focus is where the page before has left it: nowhere, or on what led here from outside the content. */
function isLeft(focus: Element | null, before: Element | null): boolean {
  const content = document.getElementById(CONTENT_ID)
  return (
    focus === null || focus === document.body || focus === content || (focus === before && !content?.contains(focus))
  )
}

/**
 * Has a page begin as a new document would, as soon as it is there: its script and what it shows may still be on their way.
 * The focus on the heading is also what tells readers which page it is; nothing else is announced, or it would be said
 * twice.
 * @returns how to stop, with the next page; a reader's own hand stops it too
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
  // A page also grows without another element, as its pictures and what is out of sight are laid out.
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
