import { useEffect, useRef, type RefObject } from 'react'

const CURRENT = '[aria-current], [aria-selected=true], :has(> :checked)'

/**
 * Scrolls the current item of a row into its middle, initially and when another item becomes the current one. The page
 * does not scroll.
 * @param current identifies the current item; null if there is none
 * @returns ref of the scrolling row
 */
export function useCurrentInView<Row extends HTMLElement>(current: string | null | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const item = current === null ? null : row.current?.querySelector(CURRENT)
    if (!row.current || !item) return
    const [outer, inner] = [row.current.getBoundingClientRect(), item.getBoundingClientRect()]
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [current])
  return row
}
