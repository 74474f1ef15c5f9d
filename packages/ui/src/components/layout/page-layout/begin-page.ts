import { CONTENT_ID } from './focus-page'

/** Focus and scroll position after navigation. */
export interface PageBeginning {
  /** True if the page changed: its heading is focused, unless the page focuses something else. */
  isNewPage: boolean
  /** Scroll position in px; undefined leaves it unchanged. */
  scrollTop?: number
  /** The fragment to scroll to, "#reviews"; empty for none. */
  hash: string
}

/** User input that ends the automatic focus and scrolling. */
const USER_INPUT = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const

const heading = () => document.querySelector<HTMLElement>(`#${CONTENT_ID} h1`)

/** True if the focus is still where the previous page left it: nowhere, or on an element outside the content. */
function isUnclaimed(focus: Element | null, before: Element | null): boolean {
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
export function beginPage({ isNewPage, scrollTop, hash }: PageBeginning): () => void {
  const before = document.activeElement
  let hasFocused = false
  let hasScrolled = scrollTop === undefined

  function apply(): void {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) target.scrollIntoView()
    else if (scrollTop !== undefined && !hasScrolled) {
      window.scrollTo(0, scrollTop)
      hasScrolled = Math.abs(window.scrollY - scrollTop) < 2
    }
    const title = heading()
    if (!isNewPage || !title || !isUnclaimed(document.activeElement, hasFocused ? null : before)) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
    hasFocused = true
  }

  const mutations = new MutationObserver(apply)
  // A page can also grow without added elements, when pictures and off-screen content are laid out.
  const resizes = new ResizeObserver(apply)
  const stop = () => {
    mutations.disconnect()
    resizes.disconnect()
    USER_INPUT.forEach((type) => document.removeEventListener(type, stop, true))
  }
  apply()
  mutations.observe(document.body, { childList: true, subtree: true })
  resizes.observe(document.body)
  USER_INPUT.forEach((type) => document.addEventListener(type, stop, { capture: true, passive: true }))
  return stop
}
