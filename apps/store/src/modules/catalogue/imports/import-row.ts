import type { ProductChanges, VariantChanges } from '../products'

/** Maximum length of a reported cell value, in characters. */
export const maxReportedLength = 60

/** An invalid cell. */
export interface CellFault {
  column: string
  /** The cell's value, truncated. */
  value: string
  /** The end of a sentence that begins with the column's name. */
  problem: string
}

/** A parsed row: the changes of a variant and of its product. */
export interface ImportRow extends VariantChanges {
  /** Row number as in a spreadsheet; the headings are row 1. */
  row: number
  product: ProductChanges
  faults: CellFault[]
}
