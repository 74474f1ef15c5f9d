import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** In px: browsers may stop up to one pixel before the end. */
const TOLERANCE = 2

interface CarouselControls {
  ref: RefObject<HTMLDivElement | null>
  /** True if the first item is visible. */
  atStart: boolean
  /** True if the last item is visible. */
  atEnd: boolean
  /** Scrolls by as many items as fit, towards the end (1) or the start (-1). */
  move: (direction: 1 | -1) => void
}

/** The scroll distance of one page: as many complete items as fit, at least one. */
function pageLength(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll<HTMLElement>(':scope > ul > li')
  if (!first || !second) {
    return row.clientWidth
  }
  const pitch = Math.abs(second.offsetLeft - first.offsetLeft)
  return pitch * Math.max(1, Math.floor(row.clientWidth / pitch))
}

/** Tracks the scroll position of a row and scrolls it by pages. */
export function useCarousel(): CarouselControls {
  const ref = useRef<HTMLDivElement>(null)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(true)

  // Before the first paint, because buttons that appear later would shift the page.
  useLayoutEffect(() => {
    const row = ref.current
    if (!row) {
      return
    }
    function read() {
      const { scrollLeft, scrollWidth, clientWidth } = row!
      // In right-to-left rows scrollLeft is negative.
      const scrolled = Math.abs(scrollLeft)
      setAtStart(scrolled <= TOLERANCE)
      setAtEnd(scrolled + clientWidth >= scrollWidth - TOLERANCE)
    }
    read()
    const sizes = new ResizeObserver(read)
    sizes.observe(row)
    const items = new MutationObserver(read)
    items.observe(row.firstElementChild!, { childList: true })
    row.addEventListener('scroll', read, { passive: true })
    return () => {
      sizes.disconnect()
      items.disconnect()
      row.removeEventListener('scroll', read)
    }
  }, [])

  function move(direction: 1 | -1) {
    const row = ref.current
    if (row) {
      const isRightToLeft = getComputedStyle(row).direction === 'rtl'
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      const left = pageLength(row) * direction * (isRightToLeft ? -1 : 1)
      row.scrollBy({ left, behavior: reducedMotion ? 'instant' : 'smooth' })
    }
  }

  return { ref, atStart, atEnd, move }
}
