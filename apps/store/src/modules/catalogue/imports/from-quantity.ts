import { withoutPieces } from '@skafferi/domain/rules/quantity/quantity-text'
import { readNumber, type DecimalSign } from '@skafferi/domain/rules/text/number-text'

/** Words and signs before the quantity at which a price starts: "ab 10", "≥ 10". */
const before = /^(?:\p{Letter}{1,7}\.?|>=|≥)? ?/u
/** What follows it: "10+", "10 – 49". */
const after = /(?: ?\+| ?[-–] ?\d[\d.,]{0,9})$/

const maxQuantity = 999_999

/** Reads the quantity at which a price starts, 1 if the cell is empty; undefined if it is none. */
export function readFrom(text: string, decimalSign?: DecimalSign): number | undefined {
  if (text === '') return 1
  const figures = withoutPieces(text).replace(before, '').replace(after, '')
  const read = readNumber(figures, { decimals: 0, decimalSign })
  return read.kind === 'number' && read.value <= maxQuantity ? read.value : undefined
}
