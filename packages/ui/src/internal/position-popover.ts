/** Distance between a control and its popover, in px. */
const GAP = 6

/** Minimum distance between a popover and the window's edge, in px. */
const EDGE = 8

type Side = 'above' | 'below'

/** Inline alignment: to the anchor's start or to its centre. */
type Align = 'start' | 'centre'

interface Placement {
  /** The preferred side; the other one if it does not fit. */
  side: Side
  align: Align
}

function leftOf(anchor: DOMRect, width: number, align: Align, isRightToLeft: boolean): number {
  const windowWidth = document.documentElement.clientWidth
  if (align === 'centre') {
    return (anchor.left + anchor.right - width) / 2
  }
  const fromStart = isRightToLeft ? anchor.right - width : anchor.left
  const fromEnd = isRightToLeft ? anchor.left : anchor.right - width
  const isInside = fromStart >= EDGE && fromStart + width <= windowWidth - EDGE
  return isInside ? fromStart : fromEnd
}

/**
 * Positions a popover at its control in document coordinates, so that it scrolls with the page. It stays inside the
 * window's left and right edge; a menu that does not fit when aligned to the button's start is aligned to its end.
 */
export function positionPopover(popover: HTMLElement, control: Element, { side, align }: Placement): void {
  const anchor = control.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const windowWidth = document.documentElement.clientWidth
  const preferred = leftOf(anchor, width, align, getComputedStyle(control).direction === 'rtl')
  const left = Math.max(EDGE, Math.min(preferred, windowWidth - width - EDGE))
  const above = anchor.top - GAP - height
  const top = side === 'above' && above >= EDGE ? above : anchor.bottom + GAP
  popover.style.left = `${left + window.scrollX}px`
  popover.style.top = `${top + window.scrollY}px`
}
