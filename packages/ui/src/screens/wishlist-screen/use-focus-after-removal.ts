import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusPage } from '../../components/layout/page-layout'

interface FocusAfterRemoval {
  /** Ref of the element around the products. */
  region: RefObject<HTMLDivElement | null>
  /** Call when the wishlist button at a position is pressed; the product may stay until the store has responded. */
  noteRemoval: (position: number) => void
}

const HEARTS = 'button[aria-pressed]'

/**
 * After a removal, moves the focus to the wishlist button of the next product, or to the page's heading.
 * @param count number of displayed products
 */
export function useFocusAfterRemoval(count: number): FocusAfterRemoval {
  const region = useRef<HTMLDivElement>(null)
  const previousCount = useRef(count)
  const removedPosition = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (count < previousCount.current && document.activeElement === document.body) {
      const hearts = [...(region.current?.querySelectorAll<HTMLElement>(HEARTS) ?? [])]
      const next =
        removedPosition.current === undefined ? undefined : (hearts[removedPosition.current] ?? hearts.at(-1))
      if (next) {
        next.focus()
      } else {
        focusPage()
      }
    }
    previousCount.current = count
    removedPosition.current = undefined
  }, [count])

  return {
    region,
    noteRemoval: (position) => {
      removedPosition.current = position
    },
  }
}
