import { isDeepStrictEqual } from 'node:util'
import { printCells } from '@skafferi/domain/rules/catalogue/cells'
import { fieldsAt, type FieldLevel } from '@skafferi/domain/rules/catalogue/fields'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { countryCodes } from './catalogue.repo'
import type { ProductState, VariantState } from './catalog-state'

/** A field before and after a change, as in the cells of the shop's own files; empty if it has no value. */
export interface FieldDifference {
  column: string
  before: string
  after: string
}

type Cells = Readonly<Record<string, string>>

const differences = (before: Cells, after: Cells): FieldDifference[] =>
  Object.keys({ ...before, ...after }).flatMap((column) => {
    const [was = '', becomes = ''] = [before[column], after[column]]
    return was === becomes ? [] : [{ column, before: was, after: becomes }]
  })

/** Returns the cells of the fields that differ. */
function cellsOf(level: FieldLevel, state: object, other: object): Cells {
  const [values, others] = [state, other] as Record<string, unknown>[]
  const cells = fieldsAt(level).flatMap((field) => {
    if (field.state === undefined || isDeepStrictEqual(values?.[field.state], others?.[field.state])) return []
    return printCells(field, values?.[field.state])
  })
  return Object.fromEntries(cells)
}

const plannedText = ({ planned }: VariantState) =>
  Object.entries(planned)
    .map(([key, amount]) => `${key.split('T')[0]}: ${toMajor(amount).toFixed(2)}`)
    .join('; ')

const ownCellsOfVariant = (variant: VariantState): Cells => ({
  sku: variant.sku ?? '',
  option1_value: Object.values(variant.values).join(' / '),
  planned_price: plannedText(variant),
})

const ownCellsOfProduct = ({ notSoldIn, publishedAt, images }: ProductState): Cells => ({
  countries: notSoldIn.length === 0 ? '' : countryCodes.filter((each) => !notSoldIn.includes(each)).join(';'),
  published: publishedAt ? 'yes' : 'no',
  images: images.length === 0 ? '' : String(images.length),
})

/** Returns the fields of an article that differ, without its prices. */
export const variantDifferences = (before: VariantState, after: VariantState): FieldDifference[] => [
  ...differences(cellsOf('variant', before, after), cellsOf('variant', after, before)),
  ...differences(ownCellsOfVariant(before), ownCellsOfVariant(after)),
]

/** The fields that a check says of a new article, besides its name, its prices and its pictures. */
const newColumns = [
  'option1_value',
  'gtin',
  'tax_class',
  'category',
  'stock',
  'pack_size',
  'carton_size',
  'weight_g',
  'variant_weight_g',
  'published',
]

/** Returns what a check says of a new article. */
export const newArticleFields = (product: ProductState, variant: VariantState): FieldDifference[] =>
  [
    ...differences({}, { ...cellsOf('variant', variant, {}), ...cellsOf('product', product, {}) }),
    ...differences({}, { ...ownCellsOfVariant(variant), ...ownCellsOfProduct(product) }),
  ].filter(({ column, after }) => newColumns.includes(column) && !(column === 'pack_size' && after === '1'))

/** Returns the fields of a product that differ, without those of its articles. */
export const productDifferences = (before: ProductState, after: ProductState): FieldDifference[] => [
  ...differences(cellsOf('product', before, after), cellsOf('product', after, before)),
  ...differences(ownCellsOfProduct(before), ownCellsOfProduct(after)),
]
