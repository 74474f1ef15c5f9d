import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusPage } from '../../components/page-layout'

interface FocusAfterRemoval {
  /** Goes around the products. */
  region: RefObject<HTMLDivElement | null>
  /** The heart at this place was pressed; its product may stand until the store has answered. */
  noteRemoval: (position: number) => void
}

const HEARTS = 'button[aria-pressed]'

/**
 * A product that goes takes the focus with it. It is handed on to the heart of the one that comes up, or to the page's
 * heading, so that the keyboard and readers keep their place.
 * @param count how many products are shown
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
