import { useEffect, useState, type RefObject } from 'react'

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null) : null

/**
 * Id of the row with the focus; null if there is none. Unchanged while the browser window is in the background.
 * @param marker an element among the rows; none while the list is short
 */
export function useFocusedRow(marker: RefObject<Element | null>, isLong: boolean): string | null {
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const list = marker.current?.parentElement
    if (!isLong || !list) return
    const enter = ({ target }: Event) => setFocused(rowOf(target))
    const leave = () => document.hasFocus() && setFocused(null)
    // The focus may have been set before the listeners, e.g. in a server-rendered page.
    queueMicrotask(() => list.contains(document.activeElement) && setFocused(rowOf(document.activeElement)))
    list.addEventListener('focusin', enter)
    list.addEventListener('focusout', leave)
    return () => {
      list.removeEventListener('focusin', enter)
      list.removeEventListener('focusout', leave)
    }
  }, [marker, isLong])
  return focused
}
