import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createOfficeImport, type OfficeFile } from './testing/office-import'
import { sheetOfCsv } from './write-sheet'

const shop = await shopOfFile()
const operator = await addOperator(shop, 'catalogue')
const importFile = createOfficeImport(shop, operator)

const download = async (operation: 'exportProducts' | 'getImportTemplate') =>
  (await sendAdmin(shop, operation, {}, operator)).body.replace('\uFEFF', '')

const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true })

async function countsOf(file: Omit<OfficeFile, 'name'>) {
  const { report } = await importFile({ name: 'list.csv', ...file })
  return { created: report!.created, updated: report!.updated, unchanged: report!.unchanged, failed: report!.failed }
}
const none = { created: 0, updated: 0, unchanged: 0, failed: 0 }

const bytesOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'))

/** Writes rows as CSV, as Excel saves it in a country with decimal commas if they are separated by semicolons. */
function written(rows: readonly Record<string, string>[], separator = ','): string {
  const headings = Object.keys(rows[0] ?? {})
  const isDecimal = (heading: string) => separator === ';' && /^price|^net_amount$|^strength_mg$/.test(heading)
  const cell = (heading: string, text: string) =>
    `"${(isDecimal(heading) ? text.replace('.', ',') : text).replaceAll('"', '""')}"`
  const lines = rows.map((row) => headings.map((heading) => cell(heading, row[heading] ?? '')).join(separator))
  return [headings.join(separator), ...lines].join('\r\n')
}

const exported = rowsOf(await download('exportProducts'))
/** Rows of all parts of the exported catalogue. */
const sample = exported.filter((_, index) => index % 8 === 0)

const { body: withSemicolons } = await sendAdmin(shop, 'exportProducts', { query: 'separator=semicolon' }, operator)
/** The headings and the same rows as those of the sample. No cell of the catalogue has a line break. */
const sampleOf = (csv: string) =>
  csv
    .split('\r\n')
    .filter((_, index) => index === 0 || (index - 1) % 8 === 0)
    .join('\r\n')

it('the catalogue with semicolons has the same cells, with commas in prices alone', () => {
  const rows: Record<string, string>[] = parse(withSemicolons, { bom: true, columns: true, delimiter: ';' })
  const first = Object.keys(rows[0] ?? {}).find((heading) => heading.startsWith('price '))!
  expect(rows.every((row) => /^(?:\d+,\d\d)?$/.test(row[first] ?? ''))).toBe(true)
  expect(rows.map(({ sku, handle }) => [sku, handle])).toEqual(exported.map(({ sku, handle }) => [sku, handle]))
})

describe('the exported catalogue', () => {
  it.each([
    ['as it is', () => Buffer.from(written(sample))],
    ['as a workbook', () => sheetOfCsv(written(sample))],
    ['in UTF-16', () => Buffer.from(`\uFEFF${written(sample)}`, 'utf16le')],
    ['with semicolons and decimal commas', () => Buffer.from(written(sample, ';'))],
    ['as downloaded with semicolons', () => Buffer.from(sampleOf(withSemicolons))],
  ])('changes nothing when it is imported %s', async (_, write) => {
    expect(sample.length).toBeGreaterThan(80)
    expect(await countsOf({ bytes: await write() })).toEqual({ ...none, unchanged: sample.length })
  })

  it('creates the same catalogue under other SKUs', async () => {
    const copies = exported
      .slice(0, 100)
      .map((row) => ({ ...row, sku: `RT-${row.sku}`, handle: `rt-${row.handle}`, gtin: '' }))
    expect(await countsOf({ bytes: Buffer.from(written(copies)) })).toEqual({ ...none, created: copies.length })
    const found = rowsOf(await download('exportProducts')).filter(({ sku }) => sku?.startsWith('RT-'))
    const bySku = (rows: Record<string, string>[]) => Object.fromEntries(rows.map((row) => [row.sku, row]))
    expect(bySku(found)).toEqual(bySku(copies))
  })
})

it('the template creates its examples, and nothing when it is imported again', async () => {
  const template = await download('getImportTemplate')
  expect(await countsOf({ bytes: Buffer.from(template) })).toEqual({ ...none, created: 2 })
  expect(await countsOf({ bytes: Buffer.from(template) })).toEqual({ ...none, unchanged: 2 })
})

const caseFile = (name: string) => readFile(new URL(`cases/${name}.csv`, import.meta.url))

describe('a file of another shop system', () => {
  const answers = { values: { tax_class: 'food', prices_include_vat: 'no', weight_unit: 'kg' } } as const

  it.each<[string, number, () => Buffer | Promise<Buffer>]>([
    ['Shopify', 2, () => caseFile('01-shopify-decimal-grams')],
    ['Shopify with a missing picture', 2, () => caseFile('05-shopify-one-dead-picture')],
    ['Shopify without counted stock', 3, () => caseFile('06-shopify-stock-not-tracked')],
    ['Shopify without SKU and price', 2, () => caseFile('07-shopify-no-sku-and-zero-price')],
    ['Shopify in other scripts', 4, () => caseFile('08-shopify-handles-of-other-scripts')],
    ['Shopify with invalid barcodes', 2, () => caseFile('09-shopify-barcode-that-is-none')],
    ['WooCommerce', 2, () => caseFile('13-woocommerce-like')],
    [
      'WooCommerce with variations',
      3,
      () =>
        bytesOf(
          'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Visibility in catalog,Short description,Description,Tax status,Tax class,In stock?,Stock,Weight (lbs),Sale price,Regular price,Categories,Tags,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
          '12,variation,WTEE-S,,Tee - S,1,visible,,,taxable,parent,1,4,,,9.50,,,,id:10,,Size,S,Colour,',
          '10,variable,WTEE,,Tee,1,visible,Short.,"Soft\\nand warm.",taxable,,1,,0.5,,,"Clothing, Clothing > Tees > Summer","new, red\\, blue",,,"Maker, Other",Size,"S, M",Colour,"Red, Blue"',
          '13,variation,WTEE-M,,Tee - M,1,visible,,,taxable,parent,0,,,8,10,,,,WTEE,,Size,M,Colour,Red',
          '14,simple,WDRAFT,,No price yet,1,visible,,,taxable,,1,4,,,,Clothing,,,,,,,,',
        ),
    ],
    [
      'Medusa',
      2,
      () =>
        bytesOf(
          'Product Id,Product Handle,Product Title,Product Description,Product Status,Product Thumbnail,Product Weight,Product Collection Title,Product Tag 1,Product Tag 2,Variant Title,Variant SKU,Variant Barcode,Variant Inventory Quantity,Variant Price EUR,Variant Price USD,Variant Option 1 Name,Variant Option 1 Value',
          'prod_1,mug,Mug,Holds coffee.,published,,400,Cups,blue,warm,Small,MMUG-S,,12,10,12,Size,Small',
          'prod_1,mug,Mug,Holds coffee.,published,,400,Cups,,,Large,MMUG-L,,3,14,,Size,Large',
        ),
    ],
    [
      'PrestaShop',
      3,
      () =>
        bytesOf(
          '"Product ID";Image;Name;Reference;Category;"Price (tax excl.)";"Price (tax incl.)";Quantity;Status;Position',
          '1;https://shop.example/1.jpg;Mug;pdemo_1;Home > Accessories;€11.90;€14.28;300;1;0',
          '2;;Poster;pdemo_2;Art;9.00;10.80;-4;0;1',
          '3;;Print;pdemo_3;Art;0.00;0.00;4;1;2',
        ),
    ],
    [
      'PrestaShop with combinations',
      3,
      () =>
        bytesOf(
          'Product ID;Name;Reference;Category;Price (tax excl.);Impact on price;Quantity;Status;Attributes',
          '11;Tee;ptee;Clothes;10.00;;30;1;',
          '11;Tee;ptee_s;Clothes;10.00;0.00;10;1;Size:S, Color:White',
          '11;;ptee_m;;;1.50;20;1;"Size:M, Color:White"',
          '12;Mug;pmug;Art;9.00;;4;1;',
        ),
    ],
    [
      'Magento',
      4,
      () =>
        bytesOf(
          'sku,store_view_code,attribute_set_code,product_type,categories,name,description,weight,product_online,tax_class_name,visibility,price,url_key,base_image,additional_images,qty,configurable_variations,configurable_variation_labels',
          'GBAG-1,,Bag,simple,"Default Category/Gear,Default Category/Gear/Bags",Duffle,<p>Roomy.</p>,2.0000,1,Taxable Goods,"Catalog, Search",34.0000,duffle,/d/u/duffle.jpg,,100.0000,,',
          'GTEE-S,,Top,simple,,Tee-S,,,1,Taxable Goods,Not Visible Individually,29.0000,gtee-s,,,7.0000,,',
          'GTEE,,Top,configurable,Default Category/Tops,Tee,,,1,Taxable Goods,"Catalog, Search",,gtee,https://m.example/t.jpg,https://m.example/u.jpg,0,"sku=GTEE-S,size=S,color=Red, dark|sku=GTEE-M,size=M,color=Blue","size=Size,color=Colour"',
          'GTEE-M,,Top,simple,,Tee-M,,,1,Taxable Goods,Not Visible Individually,30.0000,gtee-m,,,0.0000,,',
          'GOLD,,Bag,simple,,Old,,,2,Taxable Goods,"Catalog, Search",1,gold,,,0,,',
        ),
    ],
  ])('creates its articles, and nothing when it is imported again: %s', async (_, articles, load) => {
    const bytes = await load()
    const created = { ...none, created: articles }
    expect(await countsOf({ bytes, ...answers })).toEqual(created)
    expect(await countsOf({ bytes, ...answers })).toEqual({ ...none, unchanged: articles })
  })

  it('is in the exported catalogue, which changes nothing', async () => {
    const before = new Set(exported.map(({ sku }) => sku))
    const added = rowsOf(await download('exportProducts')).filter(({ sku }) => !before.has(sku))
    expect(added.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['WTEE-S', 'MMUG-L', 'ptee_m', 'GOLD']))
    expect(await countsOf({ bytes: Buffer.from(written(added)) })).toEqual({ ...none, unchanged: added.length })
  })
})
