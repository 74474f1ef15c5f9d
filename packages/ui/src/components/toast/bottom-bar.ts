/** What stays above the bar. */
const raised = new Set<HTMLElement>()
let foot = ''

function raise(element: HTMLElement): void {
  if (foot) element.style.setProperty('--foot', foot)
  else element.style.removeProperty('--foot')
}

function setFoot(height: string): void {
  foot = height
  for (const element of raised) raise(element)
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
export function aboveBottomBarRef(element: HTMLElement | null): (() => void) | undefined {
  if (!element) {
    return undefined
  }
  raised.add(element)
  raise(element)
  return () => {
    raised.delete(element)
  }
}
