import { deepestPath } from '@skafferi/domain/rules/catalogue/category-path'
import {
  fieldCells,
  imageList,
  readExternalCells,
  splitAddresses,
  tagList,
  templateTable,
  weightCells,
  type ExternalCells,
  type TemplateCells,
} from './external-rows'
import type { Table } from './table-file'

type Row = Table['rows'][number]

/** A product with its variations, which may be before or after it in the file. */
interface Product {
  parent: Row | undefined
  variations: Row[]
}

const isVariation = (type: string) => /^variation\b/i.test(type)

/** Groups the rows: a variation names its parent by SKU, or as "id:12". */
function productsOf(table: Table, { cell }: ExternalCells): Product[] {
  const products = new Map<string, Product>()
  const keys = new Map<string, string>()
  for (const { cells, row } of table.rows) {
    const [id, sku] = [cell(cells, 'id'), cell(cells, 'sku')]
    if (isVariation(cell(cells, 'type'))) continue
    if (id !== '') keys.set(`id:${id}`, `row ${row}`)
    if (sku !== '') keys.set(sku, `row ${row}`)
  }
  for (const each of table.rows) {
    const isPart = isVariation(cell(each.cells, 'type'))
    const name = cell(each.cells, 'parent')
    const key = isPart ? (keys.get(name) ?? `parent ${name}`) : `row ${each.row}`
    const product = products.get(key) ?? { parent: undefined, variations: [] }
    if (isPart) product.variations.push(each)
    else product.parent = each
    products.set(key, product)
  }
  return [...products.values()]
}

/** A line break, which the export writes as two characters. */
const writtenLineBreak = /\\n/g

/** A private product (-1) and one that the catalogue hides are not published. */
function publishedOf(published: string, visibility: string): string {
  if (published === '') return ''
  return published === '1' && !/^hidden$/i.test(visibility) ? 'yes' : 'no'
}

/** The standard class has no name, or its own; the rates of other classes differ by shop and are asked. */
function taxCells(cells: readonly string[], { cell }: ExternalCells): TemplateCells {
  const [status, taxClass] = [cell(cells, 'tax status'), cell(cells, 'tax class')]
  if (status === 'taxable' && /^(?:standard)?$/i.test(taxClass)) return { tax_class: 'standard' }
  if (taxClass !== '' && !/^parent$/i.test(taxClass)) return { tax_class: taxClass }
  return {}
}

/** Splits a list by commas, except those that the export has escaped. */
const splitList = (text: string) => text.split(/(?<!\\),/).map((each) => each.replaceAll('\\,', ',').trim())

function productCells(cells: readonly string[], external: ExternalCells): TemplateCells {
  const { cell } = external
  const product = fieldCells(
    'woocommerce',
    'product',
    cells.map((text) => text.replace(writtenLineBreak, '\n')),
    external,
  )
  return {
    ...product,
    brand: splitList(product.brand ?? '')[0] ?? '',
    tags: tagList(splitList(cell(cells, 'tags'))),
    category: deepestPath(splitList(cell(cells, 'categories'))),
    published: publishedOf(cell(cells, 'published'), cell(cells, 'visibility in catalog')),
    images: imageList(splitAddresses(cell(cells, 'images'))),
    ...taxCells(cells, external),
    ...weightCells(cells, external),
  }
}

/**
 * Options of a variation. In WooCommerce, an empty value means that the variation is sold for every value of its
 * product.
 */
function optionCells(cells: readonly string[], product: readonly string[], { cell }: ExternalCells): TemplateCells {
  return Object.fromEntries(
    [1, 2, 3].flatMap((number) => {
      const name = cell(cells, `attribute ${number} name`) || cell(product, `attribute ${number} name`)
      const value = cell(cells, `attribute ${number} value(s)`) || cell(product, `attribute ${number} value(s)`)
      return name === '' || value === ''
        ? []
        : [
            [`option${number}_name`, name.replace(/^pa_/, '')],
            [`option${number}_value`, value],
          ]
    }),
  )
}

function variantCells(cells: readonly string[], external: ExternalCells): TemplateCells {
  const { cell } = external
  const { stock = '', ...variant } = fieldCells('woocommerce', 'variant', cells, external)
  // An article without a count is in stock or not.
  const isSoldOut = cell(cells, 'in stock?') === '0'
  return { ...variant, stock: stock === '' && isSoldOut ? '0' : stock, price: cell(cells, 'regular price') }
}

/** Returns the rows of a product: one for each variation, or its own. */
function rowsOf({ parent, variations }: Product, external: ExternalCells) {
  const shared = parent?.cells ?? variations[0]?.cells ?? []
  const product = productCells(shared, external)
  if (variations.length === 0)
    return parent ? [{ row: parent.row, cells: { ...product, ...variantCells(shared, external) } }] : []
  return variations.map(({ row, cells }) => ({
    row,
    cells: {
      ...product,
      weight_g: weightCells(cells, external).weight_g || product.weight_g,
      ...variantCells(cells, external),
      ...optionCells(cells, shared, external),
    },
  }))
}

/**
 * Converts WooCommerce's product file to the shop's own format; undefined if it is not one. Prices are in the shop's
 * currency.
 */
export function readWooCommerce(table: Table): Table | undefined {
  const external = readExternalCells(table)
  const { has } = external
  const isWooCommerce =
    has('type') && has('sku') && has('name') && has('regular price') && has('in stock?', 'tax status')
  if (!isWooCommerce) return undefined
  const rows = productsOf(table, external).flatMap((product) => rowsOf(product, external))
  return templateTable(
    'woocommerce',
    rows.toSorted((a, b) => a.row - b.row),
    external.ignoredColumns(),
  )
}
