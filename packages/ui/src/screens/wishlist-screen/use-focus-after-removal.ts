import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusPage } from '../../components/page-layout'

interface FocusAfterRemoval {
  /** Ref of the element around the products. */
  region: RefObject<HTMLDivElement | null>
  /** The wishlist button at this position was pressed; its product may stay until the store has answered. */
  noteRemoval: (position: number) => void
}

const HEARTS = 'button[aria-pressed]'

/**
 * A removed product loses the focus: it moves to the wishlist button of the next one, or to the page's heading.
 * @param count number of displayed products
 */
export function useFocusAfterRemoval(count: number): FocusAfterRemoval {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  const place = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      const hearts = [...(region.current?.querySelectorAll<HTMLElement>(HEARTS) ?? [])]
      const next = place.current === undefined ? undefined : (hearts[place.current] ?? hearts.at(-1))
      if (next) {
        next.focus()
      } else {
        focusPage()
      }
    }
    before.current = count
    place.current = undefined
  }, [count])

  return {
    region,
    noteRemoval: (position) => {
      place.current = position
    },
  }
}
