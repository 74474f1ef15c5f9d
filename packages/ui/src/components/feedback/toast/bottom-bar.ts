/** The element that stays above the bar; a page has one. */
let elementAboveBar: HTMLElement | null = null
let barHeight = ''

function setBarHeight(height: string): void {
  barHeight = height
  elementAboveBar?.style.setProperty('--foot', barHeight)
}

/**
 * The `ref` of the bar at the bottom of a phone's window: while it is shown, toasts stay above it and never cover its
 * button.
 */
export function bottomBarRef(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) {
    return undefined
  }
  const sizes = new ResizeObserver(() => setBarHeight(`${bar.offsetHeight}px`))
  sizes.observe(bar)
  return () => {
    sizes.disconnect()
    setBarHeight('')
  }
}

/**
 * The `ref` of the element above that bar: sets its `--foot` to the bar's height. Setting it on the document would
 * recalculate the styles of the whole page.
 */
export function aboveBottomBarRef(element: HTMLElement | null): void {
  elementAboveBar = element
  setBarHeight(barHeight)
}
