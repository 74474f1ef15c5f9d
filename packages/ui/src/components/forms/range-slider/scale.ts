/** Number of positions on the track, fine enough to reach every value by pointer. */
export const POSITIONS = 1000

/** The lowest and the highest value, in whole units. */
export interface Bounds {
  min: number
  max: number
}

/**
 * The distribution of values on the track: even, or by square root, which gives more space to the low end, where most
 * products are: of 0 to 5000, values under 50 take a tenth.
 */
export type Scale = 'linear' | 'root'

/** The exponent from position to value. */
const POWER: Readonly<Record<Scale, number>> = { linear: 1, root: 2 }

/** The position of a value on the track. */
export function toPosition(value: number, { min, max }: Bounds, scale: Scale): number {
  return max === min ? 0 : ((value - min) / (max - min)) ** (1 / POWER[scale]) * POSITIONS
}

/** The whole value at a position of the track. */
export function toValue(position: number, { min, max }: Bounds, scale: Scale): number {
  return Math.round((position / POSITIONS) ** POWER[scale] * (max - min) + min)
}

/** The step of each key, in whole units. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 50,
  PageDown: -50,
}

/**
 * The value after a key press, or `undefined` for a key without an effect.
 * @param direction in right-to-left text the left arrow key increases the value
 */
export function valueAfterKey(
  key: string,
  value: number,
  { min, max }: Bounds,
  direction: 'ltr' | 'rtl' = 'ltr',
): number | undefined {
  if (key === 'Home' || key === 'End') {
    return key === 'Home' ? min : max
  }
  const step = STEPS[key]
  if (step === undefined) {
    return undefined
  }
  const mirrored = direction === 'rtl' && (key === 'ArrowLeft' || key === 'ArrowRight')
  return Math.min(Math.max(value + (mirrored ? -step : step), min), max)
}
