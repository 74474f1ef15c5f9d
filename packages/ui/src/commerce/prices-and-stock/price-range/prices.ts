import { readNumber } from '@skafferi/domain/rules/text/number-text'

/** The lowest and the highest price, in whole units of the currency. */
export interface PriceBounds {
  min: number
  max: number
}

/** A price range; `null` is an open end. */
export interface Range {
  min: number | null
  max: number | null
}

/**
 * Parses a typed price: open-ended if empty, a price if it is a number within the bounds, otherwise `undefined`, which
 * is ignored (Specification (shopping), validation rules).
 */
export function parsePrice(text: string, { min, max }: PriceBounds): number | null | undefined {
  const price = readNumber(text, { decimals: 2 })
  if (price.kind !== 'number') {
    return price.kind === 'empty' ? null : undefined
  }
  return price.value >= min && price.value <= max ? price.value : undefined
}

/** Sorts a range from low to high. */
export function sortedRange({ min, max }: Range): Range {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}
