import { deepestPath, printCategoryPath } from '@skafferi/domain/rules/catalogue/category-path'
import { toMinor } from '@skafferi/domain/rules/pricing/money'
import { readNumber } from '@skafferi/domain/rules/text/number-text'
import { readYesNo } from '@skafferi/domain/rules/text/yes-no'
import type { Combination } from './combination'
import {
  fieldCells,
  groupByProduct,
  imageList,
  readExternalCells,
  splitAddresses,
  templateTable,
  weightCells,
  type ExternalCells,
  type TemplateCells,
} from './external-rows'
import { plainHeading } from './source-ids'
import type { Table } from './table-file'

/** The root of the catalogue, which is no category. */
const root = /^(?:home|accueil|start|startseite|hem|etusivu|forside|root)$/i

/** Returns the deepest category of a list of names and paths; ids of categories mean nothing here. */
function categoryOf(text: string): string {
  const paths = text.split(',').map((path) =>
    printCategoryPath(
      path
        .split(/[>/]/)
        .map((name) => name.trim())
        .filter((name) => name !== '' && !root.test(name) && !/^\d+$/.test(name)),
    ),
  )
  return deepestPath(paths)
}

function publishedOf(active: string): string {
  if (active === '') return ''
  return readYesNo(active) ? 'yes' : 'no'
}

/** Headings of a product's identity. */
const idHeadings = ['product id', 'product id*', 'id']

/** Headings of the reference of a combination's product. */
const referenceHeadings = ['product reference', 'product reference*']
const impactHeadings = ['impact on price', 'impact on price (tax excl.)']
const defaultHeadings = ['default (0 = no, 1 = yes)', 'default (0=no, 1=yes)', 'default']

/** Headings of a combination's attributes in the import's file: "Size:select:0, Color:color:1" and "S:0, Red:1". */
const attributeHeadings = ['attribute (name:type:position)*', 'attribute (name:type:position)']
const valueHeadings = ['value (value:position)*', 'value (value:position)']
/** Headings of a combination in exports: "Size:S, Color:Red". */
const pairHeadings = ['attributes', 'combination', 'combinations', 'attribute values']

const taxFreeHeadings = ['price tax excluded', 'price tax excl.', 'price (tax excl.)', 'base price']

const partsOf = (text: string) => text.split(',').map((part) => part.split(':').map((each) => each.trim()))

/** Returns the options of a combination; none for a product without combinations. */
function optionCells(cells: readonly string[], { cell }: ExternalCells): TemplateCells {
  const values = partsOf(cell(cells, ...valueHeadings)).map(([value = '']) => value)
  const named = partsOf(cell(cells, ...attributeHeadings)).map(([name = ''], index) => [name, values[index] ?? ''])
  const pairs = partsOf(cell(cells, ...pairHeadings)).map(([name = '', ...value]) => [name, value.join(':')])
  const options = [...named, ...pairs].filter(([name, value]) => name !== '' && value !== '').slice(0, 3)
  return Object.fromEntries(
    options.flatMap(([name, value], index) => [
      [`option${index + 1}_name`, name],
      [`option${index + 1}_value`, value],
    ]),
  )
}

/** Returns the price of a combination: its product's price with its own impact. */
function priceOf(cells: readonly string[], product: readonly string[], { cell }: ExternalCells): string {
  const base = cell(cells, ...taxFreeHeadings) || cell(product, ...taxFreeHeadings)
  const impact = base === '' ? '' : cell(cells, ...impactHeadings)
  const [price, difference] = [base, impact].map((text) => readNumber(text, { decimals: 6 }))
  return price?.kind === 'number' && difference?.kind === 'number' ? String(price.value + difference.value) : base
}

function productCells(cells: readonly string[], external: ExternalCells): TemplateCells {
  const { cell } = external
  const images = cell(cells, 'image urls (x,y,z...)', 'image urls (x,y,z…)', 'image urls', 'image url', 'image')
  return {
    ...fieldCells('prestashop', 'product', cells, external),
    ...weightCells(cells, external),
    category: categoryOf(cell(cells, 'categories (x,y,z...)', 'categories (x,y,z…)', 'categories', 'category')),
    published: publishedOf(cell(cells, 'active (0/1)', 'active', 'status', 'enabled')),
    images: imageList(splitAddresses(images)),
  }
}

/** Returns the combinations by row number. */
function combinationsOf(groups: readonly Table['rows'][], { cell }: ExternalCells): Map<number, Combination> {
  return new Map(
    groups.flatMap((rows) => {
      const productSku = rows.map(({ cells }) => cell(cells, ...referenceHeadings)).find((text) => text !== '')
      return rows.map(({ row, cells }): [number, Combination] => {
        const reading = readNumber(cell(cells, ...impactHeadings), { decimals: 6 })
        const impact = toMinor(reading.kind === 'number' ? reading.value : 0)
        return [row, { productSku, impact, isDefault: readYesNo(cell(cells, ...defaultHeadings)) === true }]
      })
    }),
  )
}

/** Returns the rows of a product: one for each combination, or its own. */
function rowsOf(rows: Table['rows'], external: ExternalCells) {
  const read = rows.map(({ row, cells }) => ({ row, cells, options: optionCells(cells, external) }))
  const combinations = read.filter(({ options }) => options.option1_name !== undefined)
  const parent = read.find(({ options }) => options.option1_name === undefined) ?? read[0]
  const shared = parent?.cells ?? []
  return (combinations.length > 0 ? combinations : read).map(({ row, cells, options }) => ({
    row,
    cells: {
      ...productCells(combinations.length > 0 ? shared : cells, external),
      ...fieldCells('prestashop', 'variant', cells, external),
      ...options,
      price: priceOf(cells, combinations.length > 0 ? shared : cells, external),
    },
  }))
}

/**
 * Converts PrestaShop's product file, of the catalogue's export or of the import, to the shop's own format; undefined
 * if it is not one. Prices are without tax, in the shop's currency. Combinations of the import's second file have no
 * names: they are added to products that have been imported.
 */
export function readPrestaShop(table: Table): Table | undefined {
  const external = readExternalCells(table)
  const { cell, has } = external
  const isExport = has('reference') && has('price (tax excl.)', 'base price') && has('status', 'active', 'position')
  const isImport = has('reference #', 'reference#', 'reference') && has('price tax excluded') && has('active (0/1)')
  const isCombinations = has(...idHeadings, ...referenceHeadings) && has(...attributeHeadings) && has(...valueHeadings)
  if (!isExport && !isImport && !isCombinations) return undefined
  const isAddition = isCombinations && !has('name', 'name *', 'name*')
  const keyHeadings = has(...idHeadings) ? idHeadings : referenceHeadings
  const groups = has(...keyHeadings)
    ? groupByProduct(table, (cells) => cell(cells, ...keyHeadings))
    : table.rows.map((row) => [row])
  const rows = groups.flatMap((group) => rowsOf(group, external)).toSorted((a, b) => a.row - b.row)
  const combinations = isAddition ? combinationsOf(groups, external) : undefined
  const priceHeadings = table.columns.filter((name) => taxFreeHeadings.includes(plainHeading(name)))
  return { ...templateTable('prestashop', rows, external.ignoredColumns()), combinations, priceHeadings }
}
