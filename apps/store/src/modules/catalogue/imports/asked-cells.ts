import { valueFor, type MissingField, type MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import type { DecimalSign } from '@skafferi/domain/rules/text/number-text'
import { maxSamples } from './import-columns'
import type { CellFault, ImportRow } from './import-row'

/** The rows with cells that are asked about, and some of the cells. */
export interface CellsFound {
  rows: number
  samples: string[]
}

/** Questions about cells of the file instead of empty fields of new products. */
export const cellQuestions = [
  'other_article',
  'archived',
  'currency',
  'other_currency',
  'decimal_sign',
  'weight_unit',
  'carton_price',
] as const satisfies readonly MissingField[]
export type CellQuestion = (typeof cellQuestions)[number]
export const isCellQuestion = (field: MissingField): field is CellQuestion =>
  cellQuestions.some((each) => each === field)

/** The cells that are asked about, by field. */
export type AskedCells = Partial<Record<CellQuestion, CellsFound>>

/** Collects rows with cells that are asked about. */
function createCollector() {
  const found: CellsFound = { rows: 0, samples: [] }
  return {
    found,
    add(cells: readonly CellFault[]) {
      if (cells.length === 0) return
      found.rows += 1
      for (const { value } of cells)
        if (found.samples.length < maxSamples && !found.samples.includes(value)) found.samples.push(value)
    },
  }
}

/** Returns the decimal sign that the operator chose for a file whose numbers can be read in two ways. */
export function decimalSignBy(values: readonly MissingValue[]): DecimalSign | undefined {
  const value = valueFor(values, 'decimal_sign')
  if (value === 'comma') return ','
  return value === 'point' ? '.' : undefined
}

/** Collects rows with numbers that can be read in two ways. */
export function createAmbiguousNumbers() {
  const { found, add } = createCollector()
  return {
    found,
    add: ({ faults, warnings }: ImportRow) =>
      add([...faults, ...warnings].filter(({ problem }) => problem.code === 'ambiguous_number')),
  }
}

const isOtherCurrency = ({ problem }: CellFault) => problem.code === 'wrong_currency'

/** Collects rows with prices in another currency, and reads them as the operator answered. */
export function createOtherCurrencyPrices(values: readonly MissingValue[]) {
  const { found, add } = createCollector()
  const answer = valueFor(values, 'other_currency') ?? valueFor(values, 'currency')
  return {
    found,
    /**
     * Returns the row, which fails without an answer.
     * @param isTakenBack true if the operator takes the row although its prices cannot be used
     * @returns `leftOut` the price because of which it is left out
     */
    read(row: ImportRow, isTakenBack: boolean): { row: ImportRow; leftOut?: CellFault } {
      const { faults, warnings } = row
      const [first] = faults
      if (!first || !faults.every(isOtherCurrency)) return { row }
      add(faults)
      if (answer === 'exclude' && !isTakenBack) return { row, leftOut: first }
      if (answer !== 'draft' && answer !== 'exclude') return { row }
      return { row: { ...row, faults: [], warnings: [...warnings, ...faults] } }
    },
  }
}
