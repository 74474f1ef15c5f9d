import type { CartLineProps } from './line'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]))
}

/**
 * True if a line would render the same. Compared by value: every change of a cart creates new line objects, and in a
 * cart of 1,000 lines one change must not render the other 999.
 */
export function sameCartLine(a: CartLineProps, b: CartLineProps): boolean {
  return isSame(a, b)
}
