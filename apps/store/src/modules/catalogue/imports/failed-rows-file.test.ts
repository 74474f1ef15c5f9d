import { expect, it } from 'vitest'
import { sendAdmin, addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { nameOfColumn } from './column-names'
import { createLineImporter } from './testing/import-lines'

it.each([
  ['gtin', 'EAN'],
  ['age_limit', 'Age limit'],
  ['option1_value', 'Option 1 value'],
  ['width_mm', 'Width in mm'],
  ['sku', 'SKU'],
  ['Gesperrt', 'Gesperrt'],
])('the column %s is called %s', (column, name) => {
  const table = { columns: ['gtin'], rows: [], givenHeadings: new Map([['gtin', 'EAN']]) }
  expect(nameOfColumn(column, table, { columns: ['EAN', 'Gesperrt'], rows: [] })).toBe(name)
})

it('the file of rows with problems names them by its own headings, and spreadsheets recognize it', async () => {
  const shop = await shopOfFile()
  const { token } = await addOperator(shop, 'catalogue')
  const { upload, answer } = await createLineImporter(shop)
  const lines = ['Art.-Nr.;Name;EAN;Im Karton;MwSt', 'FR-1;Tee;4006381333932;1;food', 'FR-2;Bier;;;food']
  const { id } = await answer(await upload(lines, ['sku', 'product', 'gtin', 'carton_size', 'tax_class']))
  const sent = await sendAdmin(shop, 'getFailedRows', { path: { id } }, { token })
  expect(sent.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [, first = '', second = ''] = sent.body.split('\r\n')
  expect(first).toMatch(/warning: EAN has a wrong check digit/)
  expect(first).toMatch(/Im Karton /)
  expect(second).toMatch(/warning: Age limit is missing/)
  expect(sent.body).not.toMatch(/gtin|carton_size|age_limit/)
})
