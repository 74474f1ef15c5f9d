import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Restores the focus when new content replaces the button that requested it.
 * @param present amount of content; when it increases, the focus is restored
 * @param editing true while a dialog has the focus; it is restored after the dialog closes
 * @returns ref of the control to focus
 */
export function useRestoredFocus(present: number, editing: boolean): RefObject<HTMLButtonElement | null> {
  const successor = useRef<HTMLButtonElement>(null)
  const wasPresent = useRef(present)
  const isPending = useRef(false)

  useLayoutEffect(() => {
    isPending.current ||= present > wasPresent.current
    wasPresent.current = present
    if (isPending.current && !editing) {
      isPending.current = false
      if (document.activeElement === document.body) {
        successor.current?.focus()
      }
    }
  }, [present, editing])

  return successor
}
