import { expect, it } from 'vitest'
import { guessColumns } from './guess-columns'

const suggested = (...columns: string[]) =>
  guessColumns('catalog', { columns, rows: [{ row: 2, cells: columns.map(() => '12') }] }).columns.map(
    ({ target }) => target,
  )

it('an article is the name beside its number, and else the number', () => {
  expect(suggested('Art.-Nr.', 'Artikel', 'Preis')).toEqual(['sku', 'product', 'price'])
  expect(suggested('Artikel', 'Art.-Nr.', 'Preis')).toEqual(['product', 'sku', 'price'])
  expect(suggested('Artikel', 'Art.-Nr.', 'Bezeichnung')).toEqual([null, 'sku', 'product'])
  expect(suggested('Item', 'Item no', 'Price')).toEqual(['product', 'sku', 'price'])
  expect(suggested('Artikel', 'Bezeichnung', 'Preis')).toEqual(['sku', 'product', 'price'])
})

it.each(['Bezeichnung 1', 'Bezeichnung1', 'Artikelbezeichnung 1'])('%s is the name', (heading) => {
  expect(suggested('Art.-Nr.', heading)).toEqual(['sku', 'product'])
})

it.each(['Menge im Karton', 'Stück im Karton', 'Menge pro Karton'])('%s is the pieces in a carton', (heading) => {
  expect(suggested('Art.-Nr.', heading)).toEqual(['sku', 'carton_size'])
})
