import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the first field of an added item, which is before the button that adds it.
 * @param count the number of items
 * @param nameOf returns the name of an item's first field
 * @returns a function to call before an item is added
 */
export function useFocusAdded(
  container: RefObject<HTMLElement | null>,
  count: number,
  nameOf: (index: number) => string,
): () => void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return
    before.current = undefined
    container.current?.querySelector<HTMLElement>(`[name="${nameOf(count - 1)}"]`)?.focus()
  }, [container, count, nameOf])
  return () => {
    before.current = count
  }
}
