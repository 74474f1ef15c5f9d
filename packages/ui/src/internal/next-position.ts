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
 * The position that a key moves to in a circular list of `count` items, or `undefined` if the key does not move
 * (WAI-ARIA Authoring Practices: tabs, menu).
 * @param axis `row` uses the left and right keys, `column` up and down; both use Home and End
 * @param direction in a right-to-left row the left key moves forward
 */
export function nextPosition(
  key: string,
  position: number,
  count: number,
  axis: 'row' | 'column',
  direction: 'ltr' | 'rtl' = 'ltr',
): number | undefined {
  const step = STEPS[key]
  const isHorizontalKey = key === 'ArrowLeft' || key === 'ArrowRight'
  const isVerticalKey = key === 'ArrowUp' || key === 'ArrowDown'
  if (step === undefined || count === 0 || (axis === 'row' ? isVerticalKey : isHorizontalKey)) {
    return undefined
  }
  if (step === 'first' || step === 'last') {
    return step === 'first' ? 0 : count - 1
  }
  const sign = (step === 'next') === (direction === 'ltr' || axis === 'column') ? 1 : -1
  return (position + sign + count) % count
}
