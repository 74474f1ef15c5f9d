/** Fields that a file may lack and that are asked once for all of its rows, in the order of the questions. */
export const missingFields = [
  'tax_class',
  'prices_include_vat',
  'currency',
  'other_article',
  'archived',
  'other_currency',
  'decimal_sign',
  'weight_unit',
  'carton_price',
  'brand',
  'category',
  'age_limit',
  'stock',
] as const

/** A field that a file may lack. */
export type MissingField = (typeof missingFields)[number]

/** Fields that need a value; the others may be left empty. */
export const neededFields: readonly MissingField[] = [
  'tax_class',
  'prices_include_vat',
  'currency',
  'other_article',
  'archived',
  'other_currency',
  'decimal_sign',
  'weight_unit',
  'carton_price',
]

/** The values of fields that no cell is read for. */
export const missingChoices: Partial<Readonly<Record<MissingField, readonly string[]>>> = {
  prices_include_vat: ['no', 'yes'],
  currency: ['shop', 'exclude', 'draft'],
  other_article: ['exclude', 'new_sku', 'update'],
  archived: ['restore', 'leave'],
  other_currency: ['exclude', 'draft'],
  decimal_sign: ['comma', 'point'],
  weight_unit: ['g', 'kg', 'lb', 'oz'],
  carton_price: ['piece', 'carton'],
}

/** Fields that may have another value for each cell that could not be used. */
export const cellFields: readonly MissingField[] = ['tax_class', 'category']

/** Fields whose rows may be left out of the import instead. */
export const leavableFields: readonly MissingField[] = ['tax_class']

/** Fields that may have another value for each brand, and for each word of products with an age limit. */
export const ageFields: readonly MissingField[] = ['age_limit']

/** The value of `leavableFields` for groups of rows, or the rows in none, that are left out of the import. */
export const leaveOut = 'leave_out'

/** How rows are grouped that may have values of their own; `cell_category` are those with a cell in a category. */
export const groupKinds = ['cell', 'cell_category', 'word', 'brand', 'category'] as const

/** How rows are grouped that may have values of their own. */
export type GroupKind = (typeof groupKinds)[number]

/** The value for a field that a file lacks. */
export interface MissingValue {
  field: MissingField
  /**
   * Its text, as in a cell, or one of `missingChoices`; null leaves it empty, or if all rows are in
   * categories with a value.
   */
  value: string | null
  /** Other values for some categories of the file. */
  by_category: { category: string; value: string | null }[]
  /** Other values for some brands; before those of categories. */
  by_brand?: { brand: string; value: string | null }[]
  /** Other values for products with some words; before those of brands. */
  by_word?: { word: string; value: string | null }[]
  /** Other values for some cells that could not be used, in one category or in all; before the others. */
  by_cell?: { cell: string; category?: string; value: string | null }[]
}

/** What a product may have a value of its own by. */
export interface ValueKeys {
  category?: string | null
  brand?: string | null
  word?: string
  cell?: string
}

/** Returns the number of rows in none of the listed groups, such as categories or cells. */
export function countOtherRows(rows: number, groups: readonly { rows: number }[]): number {
  return Math.max(0, rows - groups.reduce((sum, each) => sum + each.rows, 0))
}

/** Returns the value for a product; undefined if the field was not asked. */
export function valueFor(
  values: readonly MissingValue[],
  field: MissingField,
  { category, brand, word, cell }: ValueKeys = {},
): string | null | undefined {
  const found = values.find((each) => each.field === field)
  const own =
    found?.by_cell?.find((each) => each.cell === cell && (each.category ?? category) === category) ??
    found?.by_word?.find((each) => each.word === word) ??
    found?.by_brand?.find((each) => each.brand === brand) ??
    found?.by_category.find((each) => each.category === category)
  return own ? own.value : found?.value
}
