import {
  valueFor,
  type MissingField,
  type MissingValue,
  type ValueKeys,
} from '@skafferi/domain/rules/catalogue/missing-values'
import { ratePercent } from '@skafferi/domain/rules/catalogue/tax-class-text'

/** Returns the same key for the spellings of a VAT rate: "15", "15,00" and "15 %". */
export function rateKey(cell: string): string {
  const percent = ratePercent(cell)
  return percent === undefined ? cell : `${percent} %`
}

/** Returns the value for a product whose cell may be spelled as another one that has a value. */
export function valueOfCell(values: readonly MissingValue[], field: MissingField, keys: ValueKeys) {
  const { cell } = keys
  // The numbers of groups are no rates.
  if (field !== 'tax_class') return valueFor(values, field, keys)
  const byCell = values.find((each) => each.field === field)?.by_cell ?? []
  if (cell === undefined || byCell.some((each) => each.cell === cell)) return valueFor(values, field, keys)
  const same = byCell.find((each) => rateKey(each.cell) === rateKey(cell))
  return valueFor(values, field, { ...keys, cell: same?.cell ?? cell })
}
