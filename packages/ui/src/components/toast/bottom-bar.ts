/** What stays above the bar; a page has one. */
let raised: HTMLElement | null = null
let foot = ''

function setFoot(height: string): void {
  foot = height
  raised?.style.setProperty('--foot', foot)
}

/**
 * For the bar at the foot of a phone's window, as its `ref`: while it is shown, toasts stay above it and never cover its
 * button.
 */
export function bottomBarRef(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) {
    return undefined
  }
  const sizes = new ResizeObserver(() => setFoot(`${bar.offsetHeight}px`))
  sizes.observe(bar)
  return () => {
    sizes.disconnect()
    setFoot('')
  }
}

/**
 * For what stays above that bar, as its `ref`: keeps its `--foot` at the bar's height. The document's own would have the
 * browser work out the looks of the whole page anew.
 */
export function aboveBottomBarRef(element: HTMLElement | null): void {
  raised = element
  setFoot(foot)
}
