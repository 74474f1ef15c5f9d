import { useEffect, useRef, type RefObject } from 'react'

/**
 * Leads the focus to the first thing that an order was refused for, with each press anew.
 *
 * @param refusals how many presses were refused.
 * @returns the ref of the part that holds all that may be missing: marked by `data-lacking`, around its control.
 */
export function useFocusMissing(refusals: number): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    const first = page.current?.querySelector('[data-lacking]')
    first?.querySelector<HTMLElement>('input, textarea, button, a')?.focus()
  }, [refusals])
  return page
}
