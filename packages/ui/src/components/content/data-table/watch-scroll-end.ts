/** Marks a region that scrolls with `data-more` as long as there is more at its end. A ref of the region. */
export function watchScrollEnd(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined
  function mark() {
    if (!region) return
    // Negative from right to left. Fractions of a pixel remain at the end.
    const rest = region.scrollWidth - region.clientWidth - Math.abs(region.scrollLeft)
    region.toggleAttribute('data-more', rest > 1)
  }
  region.addEventListener('scroll', mark, { passive: true })
  const sizes = new ResizeObserver(mark)
  for (const element of [region, ...region.children]) sizes.observe(element)
  return () => {
    region.removeEventListener('scroll', mark)
    sizes.disconnect()
  }
}
