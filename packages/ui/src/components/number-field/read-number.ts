/** What a typed text says: a number, nothing yet, or no number at all. */
export type ReadNumber = { kind: 'number'; value: number } | { kind: 'empty' } | { kind: 'unreadable' }

/** Spaces of every width, which people and spreadsheets put between thousands. */
const SPACES = /\s/g

/** Figures, and after a comma or a point perhaps decimals. */
const PLAIN = /^[+-]?(?:\d+(?:[.,](\d*))?|[.,](\d+))$/

/** Thousands set apart by one sign, decimals by the other, as figures are copied from a page ("1,284.60"). */
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.(\d*)|(?:\.\d{3})+,(\d*))$/

/**
 * Reads a number as people type it: comma or point before the decimals, spaces between thousands. A lone comma or point
 * is always the decimal one, so "1,250" is no whole number: better refused than taken for another amount.
 *
 * @param decimals how many decimals may follow; 0 means whole numbers only.
 */
export function readNumber(text: string, decimals: number): ReadNumber {
  const dense = text.replace(SPACES, '')
  if (dense === '') {
    return { kind: 'empty' }
  }
  const match = PLAIN.exec(dense) ?? GROUPED.exec(dense)
  const fraction = match?.[1] ?? match?.[2] ?? ''
  if (match === null || fraction.length > decimals) {
    return { kind: 'unreadable' }
  }
  const point = Math.max(dense.lastIndexOf(','), dense.lastIndexOf('.'))
  const whole = point < 0 ? dense : dense.slice(0, point)
  return { kind: 'number', value: Number(`${whole.replace(/[.,]/g, '')}.${fraction}`) }
}

/** The bounds a step keeps to; what is typed is left alone. */
export interface Bounds {
  min?: number
  max?: number
}

/** The number a step leads to, within the bounds; no number counts as 0. */
export function stepNumber(value: number | null, by: number, { min, max }: Bounds, decimals: number): number {
  const moved = Number(((value ?? 0) + by).toFixed(decimals))
  return Math.min(Math.max(moved, min ?? -Infinity), max ?? Infinity)
}
