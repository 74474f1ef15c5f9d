import { expect, it } from 'vitest'
import { shopOfFile } from '../../../testing/shop'
import { readBlocked } from './mapped-cells'
import { createLineImporter, warningsOf } from './testing/import-lines'

it.each([
  ['ja', true],
  ['X', true],
  ['1', true],
  ['Sales', true],
  ['gesperrt', true],
  ['2026-11-01', true],
  ['2026-12-24', false],
  ['nein', false],
  ['', false],
  ['vegan', undefined],
  ['zzgl. Pfand', undefined],
])('%j says whether an article is not for sale', (text, answer) => {
  expect(readBlocked(text, '2026-11-20')).toBe(answer)
})

it('another text than yes or no is a warning, and the article is for sale', async () => {
  const shop = await shopOfFile()
  const { upload, answer } = await createLineImporter(shop)
  const lines = ['Art.-Nr.;Name;Preis;Hinweis;MwSt', 'NS-1;Tee;2,00;vegan;food', 'NS-2;Salz;2,00;x;food']
  const checked = await answer(await upload(lines, ['sku', 'product', 'price', 'not_for_sale', 'tax_class']))
  expect(warningsOf(checked, /not_yes_or_no|blocked/)).toEqual([
    [2, 'vegan', 'not_yes_or_no'],
    [3, 'x', 'blocked_in_file'],
  ])
  expect(checked.report!.published_products).toBe(1)
})
