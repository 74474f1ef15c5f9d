import { useRef, useState, type RefObject } from 'react'
import type { GalleryPictureView } from './Slide'

interface GalleryControls {
  /** Ref of the row of large pictures. */
  rowRef: RefObject<HTMLUListElement | null>
  /** Index of the current picture, from 0. */
  position: number
  /** Shows a picture. */
  show: (position: number) => void
  /** Scroll handler of the row: updates the position after a swipe. */
  onScroll: () => void
}

/** The current picture of a gallery, chosen by thumbnail or by swiping. */
export function useGallery(pictures: readonly GalleryPictureView[]): GalleryControls {
  const rowRef = useRef<HTMLUListElement>(null)
  const first = pictures[0]?.id
  const [chosen, setChosen] = useState({ position: 0, first })
  // Another variant starts with its own first picture, whatever position was shown before.
  const position = chosen.first === first ? chosen.position : 0

  function show(next: number) {
    setChosen({ position: next, first })
    slideTo(rowRef.current, next)
  }

  function onScroll() {
    const row = rowRef.current
    // In right-to-left rows scrollLeft is negative.
    const next = row && row.clientWidth > 0 ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : position
    if (next !== position) {
      setChosen({ position: next, first })
    }
  }

  return { rowRef, position, show, onScroll }
}

/** Only swiping animates; a press changes the picture at once. */
function slideTo(row: HTMLElement | null, position: number): void {
  if (row) {
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollTo({ left: position * row.clientWidth * sign, behavior: 'instant' })
  }
}
