import type { CountryCode } from '@skafferi/api'
import type { TaxClass } from '@skafferi/domain/checkout/tax-rates.rules'
import type { Minor } from '@skafferi/domain/format/money.rules'
import type { FlavourClass } from '@skafferi/domain/product/market.rules'

/** What a cell says: a value, null where it clears what is there, undefined where it leaves it as it is. */
export type Cell<Value> = Value | null | undefined

/** What a row says of its product. */
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
  /** Where it may be sold; null for everywhere the shop delivers. */
  countries?: Cell<CountryCode[]>
  /** Names of files. */
  images?: Cell<string[]>
  /** From when lists show it; null hides it, `true` shows it at once where it was hidden. */
  published?: Cell<Date | true>
}

/** One of up to three choices that tell a product's variants apart. */
export interface OptionCell {
  name: string
  value: string
}

/** What a row says of its variant. */
export interface VariantCells {
  gtin?: Cell<string>
  stock?: Cell<number>
  unit?: Cell<string>
  pack_size?: Cell<number>
  carton_size?: Cell<number>
  /** An amount with its unit, such as "330 ml". */
  net?: Cell<string>
  strength_mg?: Cell<number>
  /** Undefined where no option stands in the row. */
  options?: OptionCell[]
}

/** A price of a piece from a quantity on. Null takes the tier away, or what was planned for that moment. */
export interface PriceCell {
  from: number
  amount: Minor | null
  /** When it begins; undefined for at once. */
  validFrom?: Date
}

/** Letters of a wrong cell that are told. */
export const longestShown = 60

/** Something wrong with one cell. */
export interface CellFault {
  column: string
  /** What stands in it; shortened. */
  value: string
  /** The end of a sentence that begins with the column's name. */
  problem: string
}

/** One row of a file, read. */
export interface ImportRow {
  /** As a spreadsheet counts: headings are row 1. */
  row: number
  sku: string
  product: ProductCells
  variant: VariantCells
  prices: PriceCell[]
  faults: CellFault[]
}
