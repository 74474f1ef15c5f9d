import { deepestPath, printCategoryPath } from '@skafferi/domain/rules/catalogue/category-path'
import { readYesNo } from '@skafferi/domain/rules/text/yes-no'
import {
  fieldCells,
  imageList,
  readExternalCells,
  splitAddresses,
  templateTable,
  weightCells,
  type ExternalCells,
  type TemplateCells,
} from './external-rows'
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
  return deepestPath(paths.filter((path) => path !== ''))
}

function publishedOf(active: string): string {
  if (active === '') return ''
  return readYesNo(active) ? 'yes' : 'no'
}

function rowCells(cells: readonly string[], external: ExternalCells): TemplateCells {
  const { cell } = external
  const images = cell(cells, 'image urls (x,y,z...)', 'image urls (x,y,z…)', 'image urls', 'image url', 'image')
  return {
    ...fieldCells('prestashop', 'product', cells, external),
    ...fieldCells('prestashop', 'variant', cells, external),
    ...weightCells(cells, external),
    category: categoryOf(cell(cells, 'categories (x,y,z...)', 'categories (x,y,z…)', 'categories', 'category')),
    published: publishedOf(cell(cells, 'active (0/1)', 'active', 'status', 'enabled')),
    images: imageList(splitAddresses(images)),
    price: cell(cells, 'price tax excluded', 'price tax excl.', 'price (tax excl.)', 'base price'),
  }
}

/**
 * Converts PrestaShop's product file, of the catalogue's export or of the import, to the shop's own format; undefined if
 * it is not one. Prices are without tax, in the shop's currency.
 */
export function readPrestaShop(table: Table): Table | undefined {
  const external = readExternalCells(table)
  const { has } = external
  const isExport = has('reference') && has('price (tax excl.)', 'base price') && has('status', 'active', 'position')
  const isImport = has('reference #', 'reference#', 'reference') && has('price tax excluded') && has('active (0/1)')
  if (!isExport && !isImport) return undefined
  const rows = table.rows.map(({ row, cells }) => ({ row, cells: rowCells(cells, external) }))
  return templateTable('prestashop', rows, external.ignoredColumns())
}
