import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the first missing requirement after each refused press.
 * @param refusals number of refused presses
 * @returns ref of the element that contains all of them, marked by `data-missing` around their control
 */
export function useFocusMissing(refusals: number): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    const first = page.current?.querySelector('[data-missing]')
    first?.querySelector<HTMLElement>('input, textarea, button, a')?.focus()
  }, [refusals])
  return page
}
