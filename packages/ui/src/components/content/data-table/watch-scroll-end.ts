/** Marks a region that is scrolled with `data-scrolled`, and with `data-more` as long as there is more at its end. */
export function markScroll(region: HTMLElement): void {
  // Negative from right to left. Fractions of a pixel remain at the end.
  const start = Math.abs(region.scrollLeft)
  region.toggleAttribute('data-scrolled', start > 0)
  region.toggleAttribute('data-more', region.scrollWidth - region.clientWidth - start > 1)
}

/** A ref of a region that marks it when it or its table changes size. */
export function watchScrollEnd(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined
  const sizes = new ResizeObserver(() => markScroll(region))
  sizes.observe(region)
  sizes.observe(region.firstElementChild ?? region)
  return () => sizes.disconnect()
}
