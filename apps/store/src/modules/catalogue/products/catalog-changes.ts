import type { FieldChanges } from '@skafferi/domain/rules/catalogue/field-state'
import type { Minor } from '@skafferi/domain/rules/pricing/money'

/** Changes of a product's own fields. Omitted fields keep their value, null clears. */
export type ProductChanges = FieldChanges<'product'>

/** A variant's value for an option of its product. */
export interface OptionChoice {
  name: string
  value: string
}

/** A price of one piece from a minimum quantity. Null removes the tier or the scheduled price. */
export interface PriceChange {
  from: number
  amount: Minor | null
  /** Start of the price; undefined for immediately. */
  validFrom?: Date
}

/** Changes of a variant, or a new variant. */
export interface VariantChanges {
  sku: string
  /** The SKU that an import makes for it if its file has none; it finds an article imported before it had one. */
  madeSku?: string
  /** True if its file says that it is sold: a withdrawn one is counted again. */
  isSold?: boolean
  fields: FieldChanges<'variant'>
  /** All its options; undefined if they do not change. */
  options?: readonly OptionChoice[]
  prices: readonly PriceChange[]
}
