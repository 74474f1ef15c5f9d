import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { guessColumns } from './guess-columns'
import { joinCells } from './mapped-cells'
import { createLineImporter } from './testing/import-lines'

const shop = await shopOfFile()
const { db } = shop.database
const { client, params, upload, answer, apply, settled } = await createLineImporter(shop)

const targetsOf = (columns: string[]) => {
  const rows = [{ row: 2, cells: ['A-1', 'Kex', ...columns.slice(2).map(() => '3')] }]
  return guessColumns('catalog', { columns, rows }).columns.map(({ target }) => target)
}
const named = (...columns: string[]) => targetsOf(['SKU', 'Title', ...columns]).slice(2)

it.each([
  [['Lager Stockholm', 'Lager Malmö', 'Lager Kiruna']],
  [['Bestand Berlin', 'Bestand Hamburg']],
  [['Varastosaldo Helsinki', 'Varastosaldo Turku']],
  [['Stock (Shop 1)', 'Stock (Shop 2)']],
  [['In stock [Main street]', 'In stock [Harbour]']],
  [['inventory_Main_Outlet', 'inventory_Webshop']],
  [['Stockholm lagersaldo', 'Malmö lagersaldo']],
])('the stock of all outlets counts: %j', (columns) => {
  expect(named(...columns)).toEqual(columns.map(() => 'stock'))
})

it('a column of the total, or of the pieces that can be sold, counts alone', () => {
  expect(named('Lager Stockholm', 'Lagersaldo', 'Lager Malmö')).toEqual([null, 'stock', null])
  const kinds = ['Stock Main', 'Stock Web', 'Available Main', 'Available Web']
  expect(named(...kinds)).toEqual([null, null, 'stock', 'stock'])
  expect(named('Stock value', 'Stock status', 'Stock')).toEqual([null, 'availability', 'stock'])
  expect(named('Lager Stockholm')).toEqual([null])
})

it.each([
  [['Pris Stockholm', 'Pris Malmö', 'Pris Kiruna']],
  [['Price [Main street]', 'Price [Harbour]']],
  [['Hinta Helsinki', 'Hinta Turku']],
])('of several prices none is taken before one is chosen: %j', (columns) => {
  expect(named(...columns)).toEqual(columns.map(() => null))
  expect(named(...columns, 'Price')).toEqual([...columns.map(() => null), 'price'])
})

it('prices that are no prices of outlets are taken as before', () => {
  expect(named('Pris', 'Pris från 50', 'Pris inkl. moms')).toEqual(['price', 'price_from', null])
  expect(named('Price SEK', 'Price EUR')).toEqual([null, 'price'])
})

it('stock is summed, and a cell that is no number is reported', () => {
  expect(joinCells('stock', ['3', '', '-', '4', '-2'])).toBe('5')
  expect(joinCells('stock', ['3', 'many'])).toBe('many')
  expect(joinCells('stock', ['-', '-'])).toBe('-')
})

it('the stock of the chosen outlets is imported', async () => {
  const lines = ['Art.nr;Benämning;Pris;Lager Stockholm;Lager Malmö;Lager Kiruna', 'OU-1;Kex;1;3;4;5', 'OU-2;Te;1;1;;2']
  const asked = await upload(lines)
  expect(asked.state).toBe('matching')
  const suggested = asked.matching!.columns.map(({ target, from }) => ({ target, from }))
  expect(suggested.map(({ target }) => target)).toEqual(['sku', 'product', 'price', 'stock', 'stock', 'stock'])
  const columns = suggested.with(5, { target: null, from: null })
  await client.POST('/admin/imports/{id}/match', { ...params(asked.id), body: { columns, remember: false } })
  await apply(await answer(await settled(asked.id)))
  const { sku, inventoryQuantity: quantity } = variants
  const found = await db.select({ sku, quantity }).from(variants).where(like(sku, 'OU-%'))
  expect(Object.fromEntries(found.map((each) => [each.sku, each.quantity]))).toEqual({ 'OU-1': 7, 'OU-2': 1 })
})
