/** Room between the button and what hangs below it, in px. */
const GAP = 6

/** The least room between a popover and the window's edge, in px. */
const EDGE = 8

/**
 * Hangs a popover under its button, in the document's coordinates, so that it scrolls with the page.
 * Starts at the button's start, or ends at its end where it would leave the window otherwise.
 */
export function placeBelow(popover: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect()
  const { width } = popover.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const isRightToLeft = getComputedStyle(button).direction === 'rtl'
  const fromStart = isRightToLeft ? anchor.right - width : anchor.left
  const fromEnd = isRightToLeft ? anchor.left : anchor.right - width
  const isInside = fromStart >= EDGE && fromStart + width <= clientWidth - EDGE
  const left = Math.max(EDGE, Math.min(isInside ? fromStart : fromEnd, clientWidth - width - EDGE))
  popover.style.left = `${left + window.scrollX}px`
  popover.style.top = `${anchor.bottom + GAP + window.scrollY}px`
}
