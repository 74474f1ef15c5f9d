import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Restores the focus when new content appears and the button that asked for it disappears.
 *
 * @param present how much of the content is there; with more of it, the focus is restored.
 * @param editing a dialog over the page has the focus; it is restored once the dialog is closed.
 * @returns the ref of the control that takes the focus.
 */
export function useRestoredFocus(present: number, editing: boolean): RefObject<HTMLButtonElement | null> {
  const successor = useRef<HTMLButtonElement>(null)
  const wasPresent = useRef(present)
  const owed = useRef(false)

  useLayoutEffect(() => {
    owed.current ||= present > wasPresent.current
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
