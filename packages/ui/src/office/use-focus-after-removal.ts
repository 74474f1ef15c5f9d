import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus after an item is removed together with its button: to the next item's button, or to the control that
 * adds items.
 * @param count the number of items
 * @param itemSelector selector of the items' buttons
 * @param addSelector selector of the control that adds items
 * @returns the ref of the element that contains the items and the control, and a function to call before the item with
 * an index is removed
 */
export function useFocusAfterRemoval<Container extends HTMLElement>(
  count: number,
  itemSelector: string,
  addSelector: string,
): { container: RefObject<Container | null>; focusAfterRemoval: (index: number) => void } {
  const container = useRef<Container>(null)
  const removed = useRef<{ index: number; count: number }>(undefined)
  useEffect(() => {
    if (removed.current === undefined || count >= removed.current.count) return
    const others = [...(container.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])]
    const target =
      others[Math.min(removed.current.index, others.length - 1)] ??
      container.current?.querySelector<HTMLElement>(addSelector)
    removed.current = undefined
    target?.focus()
  }, [count, itemSelector, addSelector])
  return {
    container,
    focusAfterRemoval(index) {
      removed.current = { index, count }
    },
  }
}
