/** Keys that move along a row of tabs or a list of menu items. */
const STEPS: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}

/**
 * Where a key leads from a position in a circle of `count` things, or `undefined` where it leads nowhere
 * (WAI-ARIA Authoring Practices: tabs, menu).
 *
 * @param axis `row` listens to left and right, `column` to up and down; both to Home and End.
 * @param direction in a right-to-left row the left key leads on.
 */
export function nextPosition(
  key: string,
  position: number,
  count: number,
  axis: 'row' | 'column',
  direction: 'ltr' | 'rtl' = 'ltr',
): number | undefined {
  const step = STEPS[key]
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  const isAlong = key === 'ArrowUp' || key === 'ArrowDown'
  if (step === undefined || count === 0 || (axis === 'row' ? isAlong : isAcross)) {
    return undefined
  }
  if (step === 'first' || step === 'last') {
    return step === 'first' ? 0 : count - 1
  }
  const sign = (step === 'next') === (direction === 'ltr' || axis === 'column') ? 1 : -1
  return (position + sign + count) % count
}
