/**
 * For the bar at the foot of a phone's window, as its `ref`: keeps the document's `--foot` at the bar's height while it
 * is shown, so that toasts stay above it and never cover its button.
 */
export function bottomBarRef(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) {
    return undefined
  }
  const { style } = document.documentElement
  const sizes = new ResizeObserver(() => style.setProperty('--foot', `${bar.offsetHeight}px`))
  sizes.observe(bar)
  return () => {
    sizes.disconnect()
    style.removeProperty('--foot')
  }
}
