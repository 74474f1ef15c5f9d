import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the keyboard's place when something comes where there was nothing and the button that asked for it goes.
 *
 * @param present whether it is there.
 * @param editing a dialog over the page has the focus; its place in the page is only settled once the dialog is gone.
 * @returns goes on the control that takes the focus over.
 */
export function useRestoredFocus(present: boolean, editing: boolean): RefObject<HTMLButtonElement | null> {
  const successor = useRef<HTMLButtonElement>(null)
  const wasPresent = useRef(present)
  const owed = useRef(false)

  useLayoutEffect(() => {
    owed.current ||= present && !wasPresent.current
    wasPresent.current = present
    if (owed.current && !editing) {
      owed.current = false
      if (document.activeElement === document.body) {
        successor.current?.focus()
      }
    }
  }, [present, editing])

  return successor
}
