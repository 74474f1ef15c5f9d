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
    'PV-3,,Saft,4,,,,x',
  ])
  expect(report.examples).toEqual([
    {
      row: 2,
      sku: 'pv-1',
      product: 'Lakrits',
      outcome: 'updated',
      prices: [price(1, 10, 10.5), price(50, 9, 7, true), price(240, 8, null)],
    },
    { row: 3, sku: 'PV-2', product: 'Mörk choklad', outcome: 'updated', prices: [] },
    {
      row: 4,
      sku: 'PV-3',
      product: 'Saft',
      outcome: 'created',
      prices: [price(1, null, 4)],
      published_product: { first_row: 4, rows: 1 },
    },
  ])
  expect(report.warnings).toMatchObject([{ row: 4, sku: 'PV-3', product: 'Saft', column: 'tax_class' }])
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
