import type { CartLineProps } from './line'

function sameFields<Of extends object>(a: Of, b: Of, apart?: keyof Of): boolean {
  return (Object.keys(b) as (keyof Of)[]).every((key) => key === apart || Object.is(a[key], b[key]))
}

/**
 * Whether a line would look and act as before. Compared by what it shows: every change of a cart comes with new line
 * objects, and in a cart of 1,000 lines one change must not render the other 999 again.
 */
export function sameCartLine(a: CartLineProps, b: CartLineProps): boolean {
  return (
    sameFields(a, b, 'line') &&
    (a.line === b.line || (sameFields(a.line, b.line, 'picture') && sameFields(a.line.picture, b.line.picture)))
  )
}
