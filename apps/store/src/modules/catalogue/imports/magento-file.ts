import { deepestPath, printCategoryPath } from '@skafferi/domain/rules/catalogue/category-path'
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

type Row = Table['rows'][number]

/** A variation of a configurable product: its attribute values by code. */
interface Variation {
  parent: Row
  attributes: ReadonlyMap<string, string>
  /** Names of the attributes by code. */
  labels: ReadonlyMap<string, string>
}

/** Parses pairs: "size=S,color=Dark blue". A value may contain commas. */
function pairsOf(text: string): Map<string, string> {
  const pairs = text.split(/,(?=[\w-]+=)/).map((pair) => pair.split('='))
  return new Map(pairs.flatMap(([name = '', ...value]) => (name.trim() === '' ? [] : [[name.trim(), value.join('=')]])))
}

/** Returns the variations by SKU: "sku=T-S,size=S,color=Red|sku=T-M,size=M,color=Red". */
function variationsOf(rows: readonly Row[], { cell }: ExternalCells): Map<string, Variation> {
  return new Map(
    rows.flatMap((parent) => {
      const labels = pairsOf(cell(parent.cells, 'configurable_variation_labels'))
      return cell(parent.cells, 'configurable_variations')
        .split('|')
        .flatMap((text): [string, Variation][] => {
          const attributes = pairsOf(text)
          const sku = attributes.get('sku') ?? ''
          attributes.delete('sku')
          return sku === '' ? [] : [[sku, { parent, attributes, labels }]]
        })
    }),
  )
}

/** Returns the deepest of the paths, without the root of the catalogue: "Default Category/Gear/Bags". */
function categoryOf(text: string): string {
  const paths = text.split(',').map((path) => printCategoryPath(path.trim().split('/').slice(1)))
  return deepestPath(paths)
}

/** 1 is enabled, 2 is disabled. A product that is only part of others is not published itself. */
function publishedOf(online: string, visibility: string): string {
  if (online === '') return ''
  return online === '1' && !/^not visible/i.test(visibility) ? 'yes' : 'no'
}

function productCells(cells: readonly string[], external: ExternalCells): TemplateCells {
  const { cell } = external
  const images = [cell(cells, 'base_image'), ...splitAddresses(cell(cells, 'additional_images'))]
  return {
    ...fieldCells('magento', 'product', cells, external),
    category: categoryOf(cell(cells, 'categories')),
    published: publishedOf(cell(cells, 'product_online'), cell(cells, 'visibility')),
    images: imageList(images),
    ...weightCells(cells, external),
  }
}

function optionCells({ attributes, labels }: Variation): TemplateCells {
  return Object.fromEntries(
    [...attributes].slice(0, 3).flatMap(([code, value], index) => [
      [`option${index + 1}_name`, labels.get(code) ?? code],
      [`option${index + 1}_value`, value],
    ]),
  )
}

/**
 * Converts Magento's product file to the shop's own format; undefined if it is not one. Prices are in the shop's
 * currency. Rows of store views, which only have translations, are left out.
 */
export function readMagento(table: Table): Table | undefined {
  const external = readExternalCells(table)
  const { cell, has } = external
  if (!has('sku') || !has('product_type') || !has('attribute_set_code', '_attribute_set')) return undefined
  const articles = table.rows.filter(({ cells }) => cell(cells, 'store_view_code') === '')
  const variations = variationsOf(articles, external)
  const parents = new Set([...variations.values()].map(({ parent }) => parent))
  const rows = articles
    .filter((row) => !parents.has(row))
    .map(({ row, cells }) => {
      const variation = variations.get(cell(cells, 'sku'))
      const own = { ...fieldCells('magento', 'variant', cells, external), price: cell(cells, 'price') }
      const product = productCells(variation?.parent.cells ?? cells, external)
      return { row, cells: { ...product, ...own, ...(variation && optionCells(variation)) } }
    })
  return templateTable('magento', rows, external.ignoredColumns())
}
