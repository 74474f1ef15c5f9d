import type { FieldFault } from '../../../platform/http/errors'
import type { PriceChange, ProductChanges, VariantChanges } from '../products'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { Combination } from './combination'

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

/** What the price from a full carton is for. */
export type CartonPriceUnit = 'piece' | 'carton'

/** A price of a row. */
export type RowPrice = PriceChange & {
  /** The unit that it is for, as its cell spells it; undefined for one piece. */
  per?: string
}

/** A parsed row: the changes of a variant and of its product. */
export interface ImportRow extends VariantChanges {
  prices: readonly RowPrice[]
  /** Row number as in a spreadsheet; the headings are row 1. */
  row: number
  /** Identity of its product in the system that wrote the file; undefined for the shop's own format. */
  sourceId?: string
  /** What its file says if it is a combination of a product that was imported before. */
  combination?: Combination
  /** True if its prices include VAT, false if not; undefined if its file says nothing about the row. */
  includesVat?: boolean
  /** The price from a full carton, in minor units, of a piece or the carton; it is not used before that is answered. */
  cartonPrice?: { amount: Minor; unit: CartonPriceUnit | undefined }
  /** Key of its product within the file, if other rows belong to it too. */
  family?: string
  product: ProductChanges
  /** The heading of a group above it, if the file has no column of categories. */
  groupName?: string
  /** The cell because of which it looks like no goods; an article that the shop does not have is left out. */
  doubt?: CellFault
  /** Cells that make the row fail. */
  faults: CellFault[]
  /** Cells that are left out; the article is imported without them. */
  warnings: CellFault[]
  /** True if a new article of this row must not be published, because a cell about that is invalid. */
  isDraft: boolean
}
