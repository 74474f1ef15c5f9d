import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Restores the focus when new content replaces the button that requested it.
 * @param contentCount amount of content; when it increases, the focus is restored
 * @param editing true while a dialog has the focus; it is restored after the dialog closes
 * @returns ref of the control to focus
 */
export function useRestoredFocus(contentCount: number, editing: boolean): RefObject<HTMLButtonElement | null> {
  const target = useRef<HTMLButtonElement>(null)
  const previousCount = useRef(contentCount)
  const isPending = useRef(false)

  useLayoutEffect(() => {
    isPending.current ||= contentCount > previousCount.current
    previousCount.current = contentCount
    if (isPending.current && !editing) {
      isPending.current = false
      if (document.activeElement === document.body) {
        target.current?.focus()
      }
    }
  }, [contentCount, editing])

  return target
}
