import { expect, it } from 'vitest'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createImportJobs } from './import-jobs'

const shop = await shopOfFile()
const elsa = await addOperator(shop, 'catalogue')
const fetchPicture = () => Promise.reject(new Error('No picture is fetched here.'))
const { add, waitUntilFinished } = createImportJobs(shop.context, { fetchPicture }, { log: { error: () => undefined } })

async function read(lines: string[], { isCheck = true, kind = 'catalog' as 'catalog' | 'stock' | 'prices' } = {}) {
  const file = { kind, name: 'list.csv', bytes: Buffer.from(lines.join('\n')), options: { picturesBy: elsa.id } }
  const { report } = await waitUntilFinished(await add({ ...file, isCheck }))
  return report!
}

const price = (from: number, before: number | null, after: number | null, is_jump = false) => ({
  from,
  currency_code: 'eur',
  before,
  after,
  is_jump,
})

it('a check names each article and says what its prices were and will be', async () => {
  const headings = 'sku,product,gtin,price EUR,price EUR from 50,price EUR from 240,stock,tax_class'
  await read([headings, 'PV-1,Lakrits,7310870000011,10,9,8,1,food', 'PV-2,Choklad,,5,,,1,food'], { isCheck: false })
  const report = await read([
    'sku,gtin,product,price EUR,price EUR from 50,price EUR from 240,stock,tax_class',
    'pv-1,,,10.5,7,-,,',
    'PV-2,,Mörk choklad,5,,,2,',
    'PV-3,,Saft,4,,,,standard',
    'PV-4,,Kex,,,,12,standard',
  ])
  expect(report.examples).toEqual([
    {
      row: 2,
      sku: 'pv-1',
      product: 'Lakrits',
      outcome: 'updated',
      prices: [price(1, 10, 10.5), price(50, 9, 7, true), price(240, 8, null)],
    },
    {
      row: 3,
      sku: 'PV-2',
      product: 'Mörk choklad',
      outcome: 'updated',
      prices: [],
      changes: [
        { column: 'stock', before: '1', after: '2' },
        { column: 'product', before: 'Choklad', after: 'Mörk choklad' },
      ],
    },
    {
      row: 4,
      sku: 'PV-3',
      product: 'Saft',
      outcome: 'created',
      prices: [price(1, null, 4)],
      changes: [
        { column: 'stock', before: '', after: '0' },
        { column: 'tax_class', before: '', after: 'standard' },
        { column: 'published', before: '', after: 'yes' },
      ],
      published_product: { first_row: 4, rows: 1 },
    },
    {
      row: 5,
      sku: 'PV-4',
      product: 'Kex',
      outcome: 'created',
      prices: [],
      changes: [
        { column: 'stock', before: '', after: '12' },
        { column: 'tax_class', before: '', after: 'standard' },
        { column: 'published', before: '', after: 'no' },
      ],
    },
  ])
  expect(report.warnings).toMatchObject([
    { row: 5, sku: 'PV-4', column: 'price', problem: { code: 'draft_without_price' } },
  ])
})

it('a check says how many pieces a pack and a carton hold, also of new articles', async () => {
  const headings = 'sku,product,price EUR,pack_size,carton_size,stock,tax_class'
  const lines = [headings, 'PC-1,Lakrits,10,6,48,1,food', 'PC-2,Choklad,5,1,12,1,food', 'PC-3,Te,5,,,1,food']
  const packsOf = async (given: string[]) =>
    (await read(given)).examples.map(({ changes = [] }) =>
      changes.filter(({ column }) => /size/.test(column)).map(({ column, after }) => `${column} ${after}`),
    )
  expect(await packsOf(lines)).toEqual([['pack_size 6', 'carton_size 48'], ['carton_size 12'], []])
  await read(lines, { isCheck: false })
  expect(await packsOf([headings, 'PC-1,Lakrits,10,6,24,1,food'])).toEqual([['carton_size 24']])
})

it('a check says which barcode, weight and pictures a new article gets', async () => {
  const headings = 'sku,product,gtin,weight_g,variant_weight_g,images,price EUR,stock,tax_class'
  const pictures = 'https://pictures.invalid/1.jpg;https://pictures.invalid/2.jpg'
  const { examples } = await read([headings, `NW-1,Lakritz,7310870000028,250,260,${pictures},2,1,food`])
  expect(examples[0]?.changes).toEqual(
    expect.arrayContaining([
      { column: 'gtin', before: '', after: '7310870000028' },
      { column: 'weight_g', before: '', after: '250' },
      { column: 'variant_weight_g', before: '', after: '260' },
      { column: 'images', before: '', after: '2' },
    ]),
  )
})

it('rows of files without names are named by the shop, those that fail too', async () => {
  const kind = 'prices' as const
  const prices = await read(['sku,currency,from,amount', 'PV-2,EUR,1,4', 'PV-1,EUR,1,free', 'NO-1,EUR,1,2'], { kind })
  expect(prices.examples).toMatchObject([{ sku: 'PV-2', product: 'Choklad', prices: [price(1, 5, 4)] }])
  expect(prices.failures.map(({ row, sku, product }) => [row, sku, product])).toEqual([
    [3, 'PV-1', 'Lakrits'],
    [4, 'NO-1', ''],
  ])
  const byGtin = await read(['gtin,stock', '7310870000011,7'])
  expect(byGtin.examples).toMatchObject([{ sku: 'PV-1', product: 'Lakrits', prices: [] }])
})

it('applying names the articles of the file, without their prices', async () => {
  const report = await read(['sku,product,price EUR', 'PV-2,Choklad,6'], { isCheck: false })
  expect(report.examples).toEqual([{ row: 2, sku: 'PV-2', product: 'Choklad', outcome: 'updated', prices: [] }])
})

it('a lower price of one piece is applied and removes the tiers above it, with a warning', async () => {
  const headings = 'sku,product,price EUR,price EUR from 50,price EUR from 240,tax_class'
  await read([headings, 'RT-1,Lakrits,1.95,1.6,1.1,food'], { isCheck: false })
  const lines = ['sku,price EUR', 'RT-1,1.17']
  const expected = {
    updated: 1,
    warned: 1,
    warnings: [{ sku: 'RT-1', column: 'price', problem: { code: 'tiers_removed', params: { from: 50 } } }],
  }
  expect(await read(lines)).toMatchObject({ ...expected, price_jump_count: 1 })
  const applied = await read(lines, { isCheck: false })
  expect(applied).toMatchObject(expected)
  expect(await read([headings, 'RT-1,,1.17,,1.1,'])).toMatchObject({ unchanged: 1, warnings: [] })
})

it('a tier that cannot be applied is no price jump', async () => {
  await read(['sku,product,price EUR,price EUR from 50,tax_class', 'RJ-1,Salt,2,1.5,food'], { isCheck: false })
  const report = await read(['sku,price EUR from 50', 'RJ-1,3'])
  expect(report).toMatchObject({ unchanged: 1, warned: 1, warnings: [{ problem: { code: 'rising_price' } }] })
  expect(report.price_jump_count ?? 0).toBe(0)
})
