import { deepestPath, printCategoryPath } from '@skafferi/domain/rules/catalogue/category-path'
import { readYesNo } from '@skafferi/domain/rules/text/yes-no'
import { fault } from '../../../platform/http/errors'
import {
  fieldCells,
  imageList,
  readExternalCells,
  tagList,
  templateTable,
  weightCells,
  type ExternalCells,
  type TemplateCells,
} from './external-rows'
import type { CellFault } from './import-row'
import type { Table } from './table-file'

type Row = Table['rows'][number]

/** A product with the rows below it that belong to it. */
interface Product {
  head: Row
  parts: Row[]
}

const isProduct = (type: string) => /^product$/i.test(type)
/** Variants, and rules that give one its price; pictures, options and other rows are no articles. */
const isArticle = (type: string) => /^(?:sku|rule|variant)$/i.test(type)

/** Groups the rows: those of variants follow their product. */
function productsOf({ rows }: Table, { cell }: ExternalCells): Product[] {
  const products: Product[] = []
  for (const each of rows) {
    const type = cell(each.cells, 'item type').trim()
    const last = products.at(-1)
    if (isProduct(type) || (last === undefined && isArticle(type))) products.push({ head: each, parts: [] })
    else if (isArticle(type)) last?.parts.push(each)
  }
  return products
}

/** Returns the deepest of the paths: "Chocolate/Truffles;Gifts". */
function categoryOf(text: string): string {
  const paths = text.split(';').map((path) =>
    printCategoryPath(
      path
        .split('/')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  )
  return deepestPath(paths)
}

function publishedOf(visible: string): string {
  if (visible === '') return ''
  return readYesNo(visible) ? 'yes' : 'no'
}

/** A choice in the name of a variant's row, with how it is shown: "[RB]Size=Small,[CS]Colour=Red". */
const namedChoice = /^(?:\[\w+\])?([^=[\]]+)=(.+)$/

/** Returns the options of a variant; none if its name has no choices. */
function optionCells(name: string): TemplateCells {
  const choices = name
    .split(/,(?=\[\w+\])/)
    .flatMap((text) => [namedChoice.exec(text.trim()) ?? []])
    .flatMap(([, option, value]) => (option && value ? [[option.trim(), value.trim()] as const] : []))
  return Object.fromEntries(
    choices.slice(0, 3).flatMap(([option, value], index) => [
      [`option${index + 1}_name`, option],
      // A colour is followed by its code: "Red:#ff0000".
      [`option${index + 1}_value`, value.split(':#')[0] ?? ''],
    ]),
  )
}

function productCells(cells: readonly string[], external: ExternalCells): TemplateCells {
  const { cell, all } = external
  const product = fieldCells('bigcommerce', 'product', cells, external)
  const addresses = all(cells, /^product image url ?- ?\d+$/)
  const names = all(cells, /^product image file ?- ?\d+$/)
  return {
    ...product,
    tags: tagList((product.tags ?? '').split(/[,;]/)),
    category: categoryOf(cell(cells, 'category')),
    published: publishedOf(cell(cells, 'product visible?')),
    images: imageList(addresses.length > 0 ? addresses : names),
    ...weightCells(cells, external),
  }
}

function variantCells(cells: readonly string[], product: readonly string[], external: ExternalCells): TemplateCells {
  const { cell } = external
  const isUncounted = /^none$/i.test(cell(product, 'track inventory'))
  return {
    ...fieldCells('bigcommerce', 'variant', cells, external),
    price: (cell(cells, 'price') || cell(product, 'price')).replace(/^\[FIXED\]/i, ''),
    ...(isUncounted && { availability: 'always' }),
  }
}

/** An article in the shop's own format; `notice` says what was made for it. */
interface Article {
  row: number
  cells: TemplateCells
  notice?: CellFault
}

/**
 * Returns the articles of a product: itself, or its variants. If they have no choices, the product is sold beside them,
 * and their SKUs tell them apart.
 */
function articlesOf({ head, parts }: Product, external: ExternalCells): Article[] {
  const { cell } = external
  const skuOf = ({ cells }: Row) => cell(cells, 'product code/sku')
  // A rule repeats the SKU of the variant whose price it changes.
  const variants = parts.filter((part, index) => {
    const isFirst = parts.findIndex((other) => skuOf(other) === skuOf(part)) === index
    return skuOf(part) !== '' && skuOf(part) !== skuOf(head) && isFirst
  })
  const hasChoices = variants.some(({ cells }) => optionCells(cell(cells, 'product name')).option1_value !== undefined)
  const product = productCells(head.cells, external)
  const rows = variants.length === 0 ? [head] : hasChoices ? variants : [head, ...variants]
  return rows.map((each): Article => {
    const own = variantCells(each.cells, head.cells, external)
    const options = each === head ? {} : optionCells(cell(each.cells, 'product name'))
    const weight = each === head ? {} : weightCells(each.cells, external)
    const cells = { ...product, ...(weight.weight_g && weight), ...own, ...options }
    const value = skuOf(each)
    if (rows.length === 1 || options.option1_value !== undefined || value === '') return { row: each.row, cells }
    const notice = { column: 'option1_value', value: '', problem: fault('option_made', { value }) }
    return { row: each.row, cells: { ...cells, option1_value: value }, notice }
  })
}

/**
 * Converts BigCommerce's product file to the shop's own format; undefined if it is not one. Prices are in the shop's
 * currency. Rows of variants follow their product and have what it lacks.
 */
export function readBigCommerce(table: Table): Table | undefined {
  const external = readExternalCells(table)
  const { cell, has } = external
  if (!has('item type') || !has('product name') || !has('product code/sku')) return undefined
  const families = new Map<number, string>()
  const notices = new Map<number, CellFault>()
  const rows = productsOf(table, external).flatMap((product) => {
    const key = cell(product.head.cells, 'product id') || `row ${product.head.row}`
    return articlesOf(product, external).map(({ row, cells, notice }) => {
      families.set(row, key)
      if (notice) notices.set(row, notice)
      return { row, cells }
    })
  })
  return { ...templateTable('bigcommerce', rows, external.ignoredColumns()), families, notices }
}
