/** The element a page's content lives in, and the target of the skip link. */
export const CONTENT_ID = 'content'

/**
 * Moves the focus to the page's first heading (or, without one, to its content): for a page that has become another one
 * without being left.
 */
export function focusPage(): void {
  const heading = document.querySelector<HTMLElement>(`#${CONTENT_ID} h1`)
  if (heading) heading.tabIndex = -1
  const target = heading ?? document.getElementById(CONTENT_ID)
  target?.focus({ preventScroll: true })
}
