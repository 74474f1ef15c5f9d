import { expect, it } from 'vitest'
import { importTargets } from '@skafferi/domain/rules/catalogue/import-targets'
import { guessColumns } from './guess-columns'
import { targetLike } from './similar-headings'

const suggested = (columns: readonly string[], ...rows: string[][]) =>
  guessColumns('catalog', {
    columns: [...columns],
    rows: rows.map((cells, index) => ({ row: index + 2, cells })),
  }).columns.map(({ target, from }) => (from === null ? target : `${target} ${from}`))

it.each([
  'VK-Preis 2',
  'VK-Preis 3',
  'Preis 2',
  'Price 2',
  'Prijs 2',
  'Pris 2',
  'Cena 2',
  'Hinta 2',
  'Preisgruppe 2',
  'Händlerpreis 2',
  'Staffelpreis 2',
  'Pris 50',
])('%j is the price of another list and no price from a quantity', (heading) => {
  expect(targetLike(importTargets.catalog, heading)).toBeUndefined()
  expect(suggested(['SKU', 'Preis', heading], ['A-1', '9,90', '8,90'])).toEqual(['sku', 'price', null])
  expect(suggested(['SKU', heading], ['A-1', '8,90'])).toEqual(['sku', null])
})

it.each([
  ['Preis ab 12', 12],
  ['Preis >= 12', 12],
  ['Price 12+', 12],
  ['Cena od 24 szt.', 24],
  ['Prijs vanaf 6 stuks', 6],
  ['Staffelpreis ab 10', 10],
  ['Pris 50 st', 50],
])('%j is the price from a quantity', (heading, from) => {
  expect(targetLike(importTargets.catalog, heading)).toEqual({ target: 'price_from', from })
})

it('a quantity alone is that of a price beside other prices', () => {
  const columns = ['SKU', 'Preis', 'ab 12', 'ab 60 St.', '120+', '>= 240', 'Staffel 480', 'från 960']
  const cells = ['A-1', '9,90', '9,50', '8,00 €', '7', '6,5', '5,90', '5']
  const tiers = [12, 60, 120, 240, 480, 960].map((from) => `price_from ${from}`)
  expect(suggested(columns, cells)).toEqual(['sku', 'price', ...tiers])
  expect(suggested(['SKU', 'ab 1', 'ab 12'], ['A-1', '9,90', '9,50'])).toEqual(['sku', 'price', 'price_from 12'])
})

it('a quantity alone is nothing where its cells are no prices', () => {
  expect(suggested(['SKU', 'ab 12', 'Staffel 2'], ['A-1', 'ja', 'x'])).toEqual(['sku', null, null])
  expect(suggested(['SKU', 'ab 12'], ['A-1', '5'])).toEqual(['sku', null])
  expect(suggested(['SKU', 'Preis', 'Menge 2'], ['A-1', '9,90', '10'])).toEqual(['sku', 'price', null])
})
