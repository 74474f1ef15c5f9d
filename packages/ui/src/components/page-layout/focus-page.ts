/** The element a page's content lives in, and the target of the skip link. */
export const CONTENT_ID = 'content'

/** The page's one first heading. */
export const HEADING_ID = 'page-heading'

/**
 * Moves the focus to the page's heading (or, without one, to its content), as a new document would.
 * For the app to call after it has shown another page.
 */
export function focusPage(): void {
  const target = document.getElementById(HEADING_ID) ?? document.getElementById(CONTENT_ID)
  target?.focus({ preventScroll: true })
}
