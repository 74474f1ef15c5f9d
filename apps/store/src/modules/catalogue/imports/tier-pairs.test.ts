import { asc, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { variantPrices, variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { guessColumns } from './guess-columns'
import { createLineImporter } from './testing/import-lines'
import { readTable } from './table-file'
import { withTierPairs } from './tier-pairs'

const tableOf = async (...lines: string[]) => withTierPairs(await readTable(Buffer.from(lines.join('\n'))))

it.each([
  [['VK-Preis 1', 'Menge ab 2', 'VK-Preis 2'], 'VK-Preis 2 ≥ 10'],
  [['Preis', 'Staffelmenge 1', 'Staffelpreis 1'], 'Staffelpreis 1 ≥ 10'],
  [['Netto VK', 'Staffelpreis ab Menge 1', 'Staffelpreis 1'], 'Staffelpreis 1 ≥ 10'],
  [['Price', 'Qty 2', 'Price 2'], 'Price 2 ≥ 10'],
  [['VK1', 'Menge2', 'VK-Preis2 (netto)'], 'VK-Preis 2 ≥ 10 (netto)'],
  [['Pris', 'Antal 2', 'Pris 2'], 'Pris 2 ≥ 10'],
])('takes the quantity of %j from its row', async (headings, tier) => {
  const table = await tableOf(`SKU;Name;${headings.join(';')}`, 'A-1;Tee;9,90;10;8,90', 'A-2;Salz;1,00;0;0,00')
  expect(table.columns).toEqual(['SKU', 'Name', headings[0], headings[1], tier])
  const targets = guessColumns('catalog', table).columns.map(({ target, from }) => [target, from])
  expect(targets.slice(3)).toEqual([
    [null, null],
    ['price_from', 10],
  ])
})

it.each([
  ['SKU;Lager 1 Menge;Preis 1', 'A-1;5;9,90'],
  ['SKU;Menge 1;Menge ab 1;Preis 1', 'A-1;5;5;9,90'],
  ['SKU;Menge ab 2;EK-Preis 2', 'A-1;5;9,90'],
  ['SKU;Menge ab 2;VK-Preis 3', 'A-1;5;9,90'],
  ['SKU;Menge;Preis', 'A-1;5;9,90'],
])('leaves %j as it is', async (headings, row) => {
  expect((await tableOf(headings, row)).columns).toEqual(headings.split(';'))
})

it('keeps prices without a quantity, and quantities that are too many', async () => {
  const { columns, rows } = await tableOf('SKU;Preis;Qty 2;Price 2', 'A-1;9;10;8', 'A-2;9;viele;7', 'A-3;9;;6')
  expect(columns).toEqual(['SKU', 'Preis', 'Qty 2', 'Price 2', 'Price 2 ≥ 10'])
  expect(rows.map(({ cells }) => cells.slice(3))).toEqual([
    ['', '8'],
    ['7', ''],
    ['6', ''],
  ])
  const many = Array.from({ length: 30 }, (_, index) => `A-${index};9;${index + 2};8`)
  expect((await tableOf('SKU;Preis;Qty 2;Price 2', ...many)).columns).toEqual(['SKU', 'Preis', 'Qty 2', 'Price 2'])
})

it('imports different quantities of a pair', async () => {
  const shop = await shopOfFile()
  const { client, params, settled, upload, answer, apply } = await createLineImporter(shop)
  const lines = [
    'Artikelnr;Bezeichnung;Preis;Menge ab 2;VK-Preis 2;MwSt',
    'TP-1;Tee;9,90;10;8,90;food',
    'TP-2;Salz;3,00;24;2,50;food',
  ]
  const read = await upload(lines)
  const columns = read.matching!.columns.map(({ target, from }) => ({ target, from }))
  await client.POST('/admin/imports/{id}/match', { ...params(read.id), body: { columns, remember: false } })
  await apply(await answer(await settled(read.id)))
  const found = await shop.database.db
    .select({ sku: variants.sku, from: variantPrices.minQuantity, amount: variantPrices.amount })
    .from(variants)
    .innerJoin(variantPrices, eq(variantPrices.variantId, variants.id))
    .where(like(variants.sku, 'TP-%'))
    .orderBy(asc(variants.sku), asc(variantPrices.minQuantity))
  expect(found.map(({ sku, from, amount }) => [sku, from, amount])).toEqual([
    ['TP-1', 1, 990],
    ['TP-1', 10, 890],
    ['TP-2', 1, 300],
    ['TP-2', 24, 250],
  ])
})
