import { deepestPath } from '@skafferi/domain/rules/catalogue/category-path'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import {
  fieldCells,
  groupByProduct,
  imageList,
  readExternalCells,
  tagList,
  templateTable,
  type ExternalCells,
  type TemplateCells,
} from './external-rows'
import { medusaAvailability } from './stock-policy'
import type { Table } from './table-file'

/** Medusa's option for products without options. */
const noOption = /^default(?: option)?(?: value)?$/i

function publishedOf(status: string): string {
  if (status === '') return ''
  return /^published$/i.test(status) ? 'yes' : 'no'
}

function productCells(cells: readonly string[], external: ExternalCells): TemplateCells {
  const { cell, all } = external
  const thumbnail = cell(cells, 'product thumbnail')
  const images = all(cells, /^(?:product )?image \d+ url$/)
  return {
    ...fieldCells('medusa', 'product', cells, external),
    category:
      deepestPath(all(cells, /^product category(?: \d+)?(?: name)?$/)) ||
      cell(cells, 'product type', 'product collection title'),
    tags: tagList([...all(cells, /^product tag \d+$/), ...cell(cells, 'product tags').split(',')]),
    published: publishedOf(cell(cells, 'product status')),
    images: imageList(thumbnail === '' ? images : [thumbnail, ...images]),
  }
}

function optionCells(cells: readonly string[], { cell }: ExternalCells): TemplateCells {
  return Object.fromEntries(
    [1, 2, 3].flatMap((number) => {
      const name = cell(cells, `variant option ${number} name`, `option ${number} name`)
      const value = cell(cells, `variant option ${number} value`, `option ${number} value`)
      return value === '' || noOption.test(value)
        ? []
        : [
            [`option${number}_name`, name],
            [`option${number}_value`, value],
          ]
    }),
  )
}

/** Copies the cells of a product's first row to its other rows. */
function withFirstRow(cells: TemplateCells, first: TemplateCells): TemplateCells {
  const given = Object.entries(first).filter(([, text]) => text !== '')
  return { ...cells, ...Object.fromEntries(given) }
}

/**
 * Converts Medusa's product file to the shop's own format; undefined if it is not one. Only prices in the shop's
 * currency are used.
 */
export function readMedusa(table: Table): Table | undefined {
  const external = readExternalCells(table)
  const { cell, has } = external
  if (!has('product handle', 'product title') || !has('variant sku')) return undefined
  const rows = groupByProduct(table, (cells) => cell(cells, 'product handle') || cell(cells, 'product title')).flatMap(
    (group) => {
      const first = productCells(group[0]?.cells ?? [], external)
      return group.map(({ row, cells }) => ({
        row,
        cells: {
          ...withFirstRow(productCells(cells, external), first),
          ...fieldCells('medusa', 'variant', cells, external),
          ...medusaAvailability(cells, external),
          ...optionCells(cells, external),
          price: cell(cells, `variant price ${shopCurrency}`, `price ${shopCurrency}`),
        },
      }))
    },
  )
  return templateTable(
    'medusa',
    rows.toSorted((a, b) => a.row - b.row),
    external.ignoredColumns(),
  )
}
