/** Id of the element with the page's content, the target of the skip link. */
export const CONTENT_ID = 'content'

/** Focuses the page's `h1` (without one, its content): for a page that changes without navigation. */
export function focusPage(): void {
  const heading = document.querySelector<HTMLElement>(`#${CONTENT_ID} h1`)
  if (heading) heading.tabIndex = -1
  const target = heading ?? document.getElementById(CONTENT_ID)
  target?.focus({ preventScroll: true })
}
