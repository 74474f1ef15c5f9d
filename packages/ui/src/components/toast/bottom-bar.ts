/** The element that stays above the bar; a page has one. */
let raised: HTMLElement | null = null
let foot = ''

function setFoot(height: string): void {
  foot = height
  raised?.style.setProperty('--foot', foot)
}

/**
 * The `ref` of the bar at the bottom of a phone's window: while it is shown, toasts stay above it and never cover its
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
 * The `ref` of the element above that bar: sets its `--foot` to the bar's height. Setting it on the document would
 * recalculate the styles of the whole page.
 */
export function aboveBottomBarRef(element: HTMLElement | null): void {
  raised = element
  setFoot(foot)
}
