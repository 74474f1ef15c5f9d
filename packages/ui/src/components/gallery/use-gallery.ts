import { useRef, useState, type RefObject } from 'react'
import type { GalleryPictureView } from './Slide'

interface GalleryControls {
  /** The row of large pictures. */
  rowRef: RefObject<HTMLUListElement | null>
  /** Which picture is shown, from 0. */
  position: number
  /** Shows a picture. */
  show: (position: number) => void
  /** Reads which picture the row was swiped to. */
  onScroll: () => void
}

/** Which picture of a gallery is shown: by thumbnail, or by where a finger left the row. */
export function useGallery(pictures: readonly GalleryPictureView[]): GalleryControls {
  const rowRef = useRef<HTMLUListElement>(null)
  const first = pictures[0]?.id
  const [chosen, setChosen] = useState({ position: 0, first })
  // Another variant puts its own picture first; what was looked at before does not cover it.
  const position = chosen.first === first ? chosen.position : 0

  function show(next: number) {
    setChosen({ position: next, first })
    slideTo(rowRef.current, next)
  }

  function onScroll() {
    const row = rowRef.current
    // From right to left the way is counted below zero.
    const next = row && row.clientWidth > 0 ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : position
    if (next !== position) {
      setChosen({ position: next, first })
    }
  }

  return { rowRef, position, show, onScroll }
}

/** A finger slides pictures; a press changes them at once. */
function slideTo(row: HTMLElement | null, position: number): void {
  if (row) {
    const way = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollTo({ left: position * row.clientWidth * way, behavior: 'instant' })
  }
}
