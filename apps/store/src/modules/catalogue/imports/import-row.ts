import type { FieldFault } from '../../../platform/http/errors'
import type { ProductChanges, VariantChanges } from '../products'

/** Maximum length of a reported cell value, in characters. */
export const maxReportedLength = 60

/** An invalid cell. */
export interface CellFault {
  column: string
  /** The cell's value, truncated. */
  value: string
  /** Its sentence begins with the column's name. */
  problem: FieldFault
}

/** A parsed row: the changes of a variant and of its product. */
export interface ImportRow extends VariantChanges {
  /** Row number as in a spreadsheet; the headings are row 1. */
  row: number
  product: ProductChanges
  faults: CellFault[]
}
