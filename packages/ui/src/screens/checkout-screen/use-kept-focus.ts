import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the keyboard's place when something comes where there was nothing and the button that asked for it goes.
 *
 * @param present whether it is there.
 * @returns goes on the control that takes the focus over.
 */
export function useKeptFocus(present: boolean): RefObject<HTMLButtonElement | null> {
  const successor = useRef<HTMLButtonElement>(null)
  const wasPresent = useRef(present)
  useLayoutEffect(() => {
    if (present && !wasPresent.current && document.activeElement === document.body) {
      successor.current?.focus()
    }
    wasPresent.current = present
  }, [present])
  return successor
}
