/** Positions of the slider, from its start to its end. Fine enough that no price is out of a pointer's reach. */
export const POSITIONS = 1000

/** The lowest and the highest price, in whole units of the currency. */
export interface PriceBounds {
  min: number
  max: number
}

/**
 * Where a price stands on the slider. The scale is a square root, so that the cheap end, where most of the goods are,
 * gets its room: of 0 to 5000, what is under 50 takes a tenth.
 */
export function toPosition(price: number, { min, max }: PriceBounds): number {
  return Math.sqrt((price - min) / (max - min)) * POSITIONS
}

/** The whole price at a position of the slider. */
export function toPrice(position: number, { min, max }: PriceBounds): number {
  return Math.round((position / POSITIONS) ** 2 * (max - min) + min)
}

/** Steps of the keyboard, in whole units of the currency (Specification (shopping), validation rules: step 1). */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 50,
  PageDown: -50,
}

/**
 * The price a key leads to, or `undefined` where the key is not the slider's.
 *
 * @param direction in right-to-left text the left arrow leads on.
 */
export function priceAfterKey(
  key: string,
  price: number,
  { min, max }: PriceBounds,
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
  return Math.min(Math.max(price + (mirrored ? -step : step), min), max)
}

/** The prices in force; `null` is an open end. */
export interface Range {
  min: number | null
  max: number | null
}

/**
 * What a typed text says: an open end where it is empty, a price where it is a number within the bounds, otherwise
 * `undefined`, and it is ignored (Specification (shopping), validation rules).
 */
export function parsePrice(text: string, { min, max }: PriceBounds): number | null | undefined {
  if (text === '') {
    return null
  }
  const price = /^\d*[.,]?\d*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return price >= min && price <= max ? price : undefined
}

/** A range reads from low to high, whichever end was typed first. */
export function inOrder({ min, max }: Range): Range {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}
