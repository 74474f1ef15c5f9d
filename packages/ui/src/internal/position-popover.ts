/** Room between a control and what hangs on it, in px. */
const GAP = 6

/** The least room between a popover and the window's edge, in px. */
const EDGE = 8

type Side = 'above' | 'below'

/** Along the line: from the anchor's start, or from its middle. */
type Align = 'start' | 'centre'

interface Place {
  /** The side it hangs on, unless there is no room for it there. */
  side: Side
  align: Align
}

function leftOf(anchor: DOMRect, width: number, align: Align, isRightToLeft: boolean): number {
  const room = document.documentElement.clientWidth
  if (align === 'centre') {
    return (anchor.left + anchor.right - width) / 2
  }
  const fromStart = isRightToLeft ? anchor.right - width : anchor.left
  const fromEnd = isRightToLeft ? anchor.left : anchor.right - width
  const isInside = fromStart >= EDGE && fromStart + width <= room - EDGE
  return isInside ? fromStart : fromEnd
}

/**
 * Positions a popover at its control, in the document's coordinates, so that it scrolls with the page. It never leaves the
 * window at either side; a menu that does not fit from its button's start ends at the button's end.
 */
export function positionPopover(popover: HTMLElement, control: Element, { side, align }: Place): void {
  const anchor = control.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const room = document.documentElement.clientWidth
  const wanted = leftOf(anchor, width, align, getComputedStyle(control).direction === 'rtl')
  const left = Math.max(EDGE, Math.min(wanted, room - width - EDGE))
  const above = anchor.top - GAP - height
  const top = side === 'above' && above >= EDGE ? above : anchor.bottom + GAP
  popover.style.left = `${left + window.scrollX}px`
  popover.style.top = `${top + window.scrollY}px`
}
