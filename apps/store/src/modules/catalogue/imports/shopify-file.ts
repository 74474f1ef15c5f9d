import { readYesNo } from '@skafferi/domain/rules/text/yes-no'
import {
  fieldCells,
  groupByProduct,
  imageList,
  readExternalCells,
  templateTable,
  withoutApostrophe,
  type ExternalCells,
  type TemplateCells,
} from './external-rows'
import { handleOf } from '../products'
import { plainHeading } from './source-ids'
import { shopifyAvailability } from './stock-policy'
import type { Table } from './table-file'

type Row = Table['rows'][number]

/** Shopify's option for products without options. */
const noOption = /^default title$/i

/** A text that is no word for yes or no, in the language of the spreadsheet that saved the file, remains. */
function publishedOf(status: string, published: string): string {
  if (status !== '') return /^active$/i.test(status) ? 'yes' : 'no'
  const answer = readYesNo(published)
  if (answer === undefined) return published
  return answer ? 'yes' : 'no'
}

/** Returns the product's type, or the last part of its Shopify category path. */
function categoryOf(type: string, path: string): string {
  return type || (path.split('>').at(-1)?.trim() ?? '')
}

function imagesOf(rows: readonly Row[], { cell }: ExternalCells): string {
  const found = rows.flatMap(({ cells }, index) => {
    const address = cell(cells, 'image src', 'product image url')
    return address === '' ? [] : [{ address, position: Number(cell(cells, 'image position')) || index + 1 }]
  })
  return imageList(found.toSorted((a, b) => a.position - b.position).map(({ address }) => address))
}

/** Metafields of a shop's own: "Age restricted (product.metafields.custom.age_18)". */
const ageHeading = /^age (?:restricted|restriction|limit)\b/
const strengthHeading = /^(?:nicotine|strength) \(mg\)/

/** The age limit of goods that are only said to have one. */
const usualAge = '18'

/** Returns the cells of metafields; a strength of several variants is in their options. */
function metafieldCells(cells: readonly string[], { cell, find }: ExternalCells): TemplateCells {
  const metafield = (heading: RegExp) => {
    const name = find(heading)
    return name === undefined ? '' : cell(cells, name)
  }
  const age = metafield(ageHeading)
  const strength = metafield(strengthHeading)
  const isRestricted = /^\d{2}$/.test(age) ? undefined : readYesNo(age)
  return {
    age_limit: isRestricted === undefined ? age : isRestricted ? usualAge : '',
    strength_mg: /^[\d.,]+$/.test(strength) ? strength : '',
  }
}

/** Returns the cells that only a product's first row has. */
function productCells([first]: readonly Row[], external: ExternalCells): TemplateCells {
  const { cell } = external
  const cells = first?.cells ?? []
  return {
    ...fieldCells('shopify', 'product', cells, external),
    ...metafieldCells(cells, external),
    category: categoryOf(cell(cells, 'type'), cell(cells, 'product category')),
    published: publishedOf(cell(cells, 'status'), cell(cells, 'published', 'published on online store')),
  }
}

function optionCells(cells: readonly string[], first: readonly string[], { cell }: ExternalCells): TemplateCells {
  if (noOption.test(cell(cells, 'option1 value'))) return {}
  return Object.fromEntries(
    [1, 2, 3].flatMap((number) => {
      const value = withoutApostrophe(cell(cells, `option${number} value`))
      const name = cell(cells, `option${number} name`) || cell(first, `option${number} name`)
      return value === ''
        ? []
        : [
            [`option${number}_name`, name],
            [`option${number}_value`, value],
          ]
    }),
  )
}

/** True unless the row only adds a picture. */
function isVariant({ cells }: Row, index: number, { cell }: ExternalCells): boolean {
  return index === 0 || cell(cells, 'variant sku', 'sku', 'variant price', 'price', 'option1 value') !== ''
}

/** Headings of a file that only has pictures, as apps export them; the text of a picture is not imported. */
const pictureHeadings = ['handle', 'url handle', 'image src', 'product image url', 'image position', 'image alt text']

/** Converts a file of handles and pictures; undefined if it is not one. */
function readPictures(table: Table, external: ExternalCells): Table | undefined {
  const { cell, has } = external
  const isKnown = table.columns.every((name) => name === '' || pictureHeadings.includes(plainHeading(name)))
  if (!isKnown || !has('handle', 'url handle') || !has('image src', 'product image url')) return undefined
  const groups = groupByProduct(table, (cells) => cell(cells, 'handle', 'url handle'))
  const rows = groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const handle = cell(first.cells, 'handle', 'url handle')
    return { row: first.row, cells: { handle: handle && handleOf(handle), images: imagesOf(group, external) } }
  })
  if (rows.every(({ cells }) => cells.images === '')) return undefined
  const origins = new Map(groups.flatMap((group) => (group[0] ? [[group[0].row, group] as const] : [])))
  return {
    ...templateTable(
      'shopify',
      rows.toSorted((a, b) => a.row - b.row),
      external.ignoredColumns(),
    ),
    origin: { columns: table.columns, rows: origins, refused: [] },
  }
}

/**
 * Converts Shopify's product file, with old or new headings, to the shop's own format; undefined if it is not one.
 * Prices are in the shop's currency.
 */
export function readShopify(table: Table): Table | undefined {
  const external = readExternalCells(table)
  const { cell, has } = external
  const pictures = readPictures(table, external)
  if (pictures) return pictures
  if (!(has('handle') && has('variant sku')) && !(has('url handle') && has('sku'))) return undefined
  const rows = groupByProduct(table, (cells) => cell(cells, 'handle', 'url handle')).flatMap((group) => {
    const shared = { ...productCells(group, external), images: imagesOf(group, external) }
    const first = group[0]?.cells ?? []
    return group
      .filter((row, index) => isVariant(row, index, external))
      .map(({ row, cells }) => {
        const variant = fieldCells('shopify', 'variant', cells, external)
        return {
          row,
          cells: {
            ...shared,
            ...variant,
            // The weight is that of the variant.
            weight_g: fieldCells('shopify', 'product', cells, external).weight_g || shared.weight_g,
            ...shopifyAvailability(cells, external),
            ...optionCells(cells, first, external),
            sku: withoutApostrophe(variant.sku ?? ''),
            price: cell(cells, 'variant price', 'price'),
          },
        }
      })
  })
  return templateTable(
    'shopify',
    rows.toSorted((a, b) => a.row - b.row),
    external.ignoredColumns(),
  )
}
