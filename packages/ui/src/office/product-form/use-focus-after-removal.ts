import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus after an item is removed together with its button: to the next item's button, or to the control that adds items.
 * @param count the number of items
 * @param next selector of the items' buttons
 * @param adding selector of the control that adds items
 * @returns the ref of the element container all of them, and a function to call before the item with an index is removed
 */
export function useFocusAfterRemoval<Container extends HTMLElement>(
  count: number,
  next: string,
  adding: string,
): { container: RefObject<Container | null>; focusAfterRemoval: (index: number) => void } {
  const container = useRef<Container>(null)
  const removed = useRef<{ index: number; count: number }>(undefined)
  useEffect(() => {
    if (removed.current === undefined || count >= removed.current.count) return
    const others = [...(container.current?.querySelectorAll<HTMLElement>(next) ?? [])]
    const target =
      others[Math.min(removed.current.index, others.length - 1)] ??
      container.current?.querySelector<HTMLElement>(adding)
    removed.current = undefined
    target?.focus()
  }, [count, next, adding])
  return {
    container,
    focusAfterRemoval(index) {
      removed.current = { index, count }
    },
  }
}
