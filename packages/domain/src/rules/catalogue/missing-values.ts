/** Fields that a file may lack and that are asked once for all of its rows, in the order of the questions. */
export const missingFields = [
  'tax_class',
  'prices_include_vat',
  'weight_unit',
  'brand',
  'category',
  'age_limit',
  'stock',
] as const

/** A field that a file may lack. */
export type MissingField = (typeof missingFields)[number]

/** Fields that need a value; the others may be left empty. */
export const neededFields: readonly MissingField[] = ['tax_class', 'prices_include_vat', 'weight_unit']

/** The values of fields that no cell is read for. */
export const missingChoices: Partial<Readonly<Record<MissingField, readonly string[]>>> = {
  prices_include_vat: ['no', 'yes'],
  weight_unit: ['g', 'kg', 'lb', 'oz'],
}

/** Fields that may have another value for each cell that could not be used. */
export const cellFields: readonly MissingField[] = ['tax_class']

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
  /** Other values for some cells that could not be used; before those of categories. */
  by_cell?: { cell: string; value: string | null }[]
}

/** True if some rows are in none of the listed categories or cells. */
export function hasOtherRows(rows: number, groups: readonly { rows: number }[]): boolean {
  return groups.reduce((sum, each) => sum + each.rows, 0) < rows
}

/** Returns the value for a product; undefined if the field was not asked. */
export function valueFor(
  values: readonly MissingValue[],
  field: MissingField,
  { category, cell }: { category?: string; cell?: string } = {},
): string | null | undefined {
  const found = values.find((each) => each.field === field)
  const own =
    found?.by_cell?.find((each) => each.cell === cell) ?? found?.by_category.find((each) => each.category === category)
  return own ? own.value : found?.value
}
