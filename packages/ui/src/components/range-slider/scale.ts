/** Positions of the slider, from its start to its end. Fine enough that no value is out of a pointer's reach. */
export const POSITIONS = 1000

/** The lowest and the highest value that can be chosen, in whole units. */
export interface Bounds {
  min: number
  max: number
}

/**
 * How values lie on the track: evenly, or by their square root, which gives the low end room where most of the things
 * are: of 0 to 5000, what is under 50 takes a tenth.
 */
export type Scale = 'linear' | 'root'

/** Which power of the way along the track a value follows. */
const POWER: Readonly<Record<Scale, number>> = { linear: 1, root: 2 }

/** Where a value stands on the track. */
export function toPosition(value: number, { min, max }: Bounds, scale: Scale): number {
  return max === min ? 0 : ((value - min) / (max - min)) ** (1 / POWER[scale]) * POSITIONS
}

/** The whole value at a position of the track. */
export function toValue(position: number, { min, max }: Bounds, scale: Scale): number {
  return Math.round((position / POSITIONS) ** POWER[scale] * (max - min) + min)
}

/** How far a key goes, in whole units. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 50,
  PageDown: -50,
}

/**
 * The value a key leads to, or `undefined` where the key is not the slider's.
 *
 * @param direction in right-to-left text the left arrow leads on.
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
