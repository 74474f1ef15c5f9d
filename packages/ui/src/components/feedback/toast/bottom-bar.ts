/** The elements that stay above the bar. */
const elementsAboveBar = new Set<HTMLElement>()
let barHeight = ''

function setBarHeight(height: string): void {
  barHeight = height
  for (const element of elementsAboveBar) element.style.setProperty('--foot', barHeight)
}

/**
 * The `ref` of the bar at the bottom of the window: while it is shown, toasts stay above it and never cover its button. A
 * bar that scrolls with the page at some widths is out of their way there.
 */
export function bottomBarRef(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) {
    return undefined
  }
  const sizes = new ResizeObserver(() =>
    setBarHeight(getComputedStyle(bar).position === 'static' ? '' : `${bar.offsetHeight}px`),
  )
  sizes.observe(bar)
  return () => {
    sizes.disconnect()
    setBarHeight('')
  }
}

/**
 * The `ref` of an element above that bar: sets its `--foot` to the bar's height. Setting it on the document would
 * recalculate the styles of the whole page.
 */
export function aboveBottomBarRef(element: HTMLElement | null): (() => void) | undefined {
  if (!element) {
    return undefined
  }
  elementsAboveBar.add(element)
  setBarHeight(barHeight)
  return () => void elementsAboveBar.delete(element)
}
