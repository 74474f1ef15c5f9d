/** Values by kind of field. Choices and countries have the values of their limits. */
export interface KindValues {
  /** The identifier of an article. */
  sku: never
  /** One line of text. */
  line: string
  /** The name of a category. */
  category: string
  /** Text with line breaks. */
  text: string
  /** The last part of a product's address. */
  handle: string
  gtin: string
  integer: number
  /** Grams. */
  weight: number
  decimal: number
  /** An amount with its unit, e.g. "330 ml". */
  measure: string
  list: string[]
  choice: string
  /** A calendar date (YYYY-MM-DD). */
  date: string
  countries: string[]
  /** Names or addresses of pictures. */
  pictures: string[]
  /** Start of publication; `true` publishes a hidden product now, null hides it. */
  publication: Date | true
  /** Option names and values. */
  options: never
  /** Prices by minimum quantity. */
  prices: never
}

/** How a field is typed, parsed and printed. */
export type FieldKind = keyof KindValues

/** Whether a field belongs to a product or to each of its variants. */
export type FieldLevel = 'product' | 'variant'

/** The limits of a field in the contract. */
export interface FieldLimits {
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxItems?: number
  enum?: readonly string[]
  items?: { maxLength?: number; enum?: readonly string[] }
}

/** A field of the catalogue. */
export interface FieldRow {
  level: FieldLevel
  kind: FieldKind
  limits: FieldLimits
  /** Its property in the store's record of a product or variant; omitted if that has another form. */
  state?: string
  /** The value of a new product or variant, and the value after clearing. */
  initial?: string | number | readonly string[] | null
  /** True if buyers do not see it. */
  isInternal?: boolean
  /** True if it can be cleared. */
  isOptional?: boolean
  /** Its columns in the shop's own files. */
  columns: readonly [string, ...string[]]
  /**
   * Its input in the office's form: the name, the position, and the fault of an invalid text. `field.<part>` is its
   * label, `target.<column>` the label of an import column.
   */
  form?: { part: string; position: number; fault?: string }
}
