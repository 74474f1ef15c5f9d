import type { CountryCode } from '@skafferi/api'
import type { TaxClass } from '@skafferi/domain/rules/tax/tax-rates'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { FlavourClass } from '@skafferi/domain/rules/catalogue/market'

/** The value of a cell; null clears the field, undefined leaves it unchanged. */
export type Cell<Value> = Value | null | undefined

/** The product cells of a row. */
export interface ProductCells {
  product?: Cell<string>
  handle?: Cell<string>
  category?: Cell<string>
  brand?: Cell<string>
  description?: Cell<string>
  tags?: Cell<string[]>
  /** Grams. */
  weight_g?: Cell<number>
  tax_class?: Cell<TaxClass>
  /** Years. */
  age_limit?: Cell<number>
  flavour_class?: Cell<FlavourClass>
  /** Countries in which sale is allowed; null for all. */
  countries?: Cell<CountryCode[]>
  /** File names. */
  images?: Cell<string[]>
  /** Start of publication; null hides the product, `true` publishes it now if it is hidden. */
  published?: Cell<Date | true>
}

/** One of at most three options of a variant. */
export interface OptionCell {
  name: string
  value: string
}

/** The variant cells of a row. */
export interface VariantCells {
  gtin?: Cell<string>
  stock?: Cell<number>
  unit?: Cell<string>
  pack_size?: Cell<number>
  carton_size?: Cell<number>
  /** An amount with its unit, e.g. "330 ml". */
  net?: Cell<string>
  strength_mg?: Cell<number>
  /** Undefined without options. */
  options?: OptionCell[]
}

/** A price of one piece from a minimum quantity. Null removes the tier or the scheduled price. */
export interface PriceCell {
  from: number
  amount: Minor | null
  /** Start of the price; undefined for immediately. */
  validFrom?: Date
}

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

/** A parsed row. */
export interface ImportRow {
  /** Row number as in a spreadsheet; the headings are row 1. */
  row: number
  sku: string
  product: ProductCells
  variant: VariantCells
  prices: PriceCell[]
  faults: CellFault[]
}
