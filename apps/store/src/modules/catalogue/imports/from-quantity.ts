import { withoutPieces } from '@skafferi/domain/rules/quantity/quantity-text'
import { readNumber, type DecimalSign } from '@skafferi/domain/rules/text/number-text'

/** A quantity at which a price starts, with words and signs around it: "ab 10", "≥ 10", "10+", "10–49". */
const startOfRange = /^(?:\p{Letter}{1,7}\.?|>=|≥)?\s*(\d[\d\s.,]*?)\s*(?:\+|[-–]\s*\d[\d\s.,]*)?$/u

const maxQuantity = 999_999

/** Reads the quantity at which a price starts, 1 if the cell is empty; undefined if it is none. */
export function readFrom(text: string, decimalSign?: DecimalSign): number | undefined {
  if (text === '') return 1
  const [, figures] = startOfRange.exec(withoutPieces(text)) ?? []
  const read = figures === undefined ? undefined : readNumber(figures, { decimals: 0, decimalSign })
  return read?.kind === 'number' && read.value <= maxQuantity ? read.value : undefined
}
