import { readNumber } from '@skafferi/domain/rules/text/number-text'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planProduct } from '../products'
import { createCatalogReader } from './catalog-reader'
import { templateColumns } from './columns'

/** Columns that identify or name an article. */
const needed = /^(?:sku|product|option[123]_(?:name|value))$/
const optional = templateColumns.filter((column) => !needed.test(column))

const full: Record<string, string> = {
  handle: 'liquorice',
  category: 'Sweets',
  brand: 'Maker',
  description: 'Salt.',
  tags: 'salt;soft',
  'price EUR': '2.10',
  'price EUR from 50': '1.95',
  stock: '40',
  unit: 'box',
  pack_size: '1',
  carton_size: '12',
  net_amount: '150',
  net_unit: 'g',
  weight_g: '180',
  tax_class: 'food',
  age_limit: '18',
  strength_mg: '4',
  flavour_class: 'mint',
  countries: 'se;fi',
  images: 'front.jpg',
  published: 'yes',
}
const rows: Record<string, string>[] = [
  { ...full, sku: 'A-1', product: 'Liquorice', option1_name: 'Size', option1_value: '150 g', gtin: '4006381333931' },
  { ...full, sku: 'A-2', product: 'Liquorice', option1_name: 'Size', option1_value: '400 g', gtin: '036000291452' },
  { ...full, handle: 'crackers', sku: 'B-1', product: 'Crackers' },
]

/** Returns whether a cell is the price in another currency, without which an article cannot be sold. */
function isForeignPrice({ column, text }: { column: string; text: string }): boolean {
  const reading = readNumber(text, { decimals: 2, currency: 'eur' })
  return column === 'price EUR' && reading.kind === 'refused' && reading.fault === 'currency'
}

/** Returns the SKUs of the imported rows, into an empty shop. */
function imported(given: readonly Record<string, string>[]): string[] {
  const file = createCatalogReader()
  const table = given.map((row, index) => ({
    row: index + 2,
    cells: templateColumns.map((column) => row[column] ?? ''),
  }))
  file.useTable({ columns: [...templateColumns], rows: table })
  file.begin({ kind: 'catalog', timeZone: 'Europe/Stockholm', tax: { country: 'se', date: '2026-11-20' } })
  file.group()
  const { groups } = file.next(Infinity)
  const context = { now: new Date('2026-11-20T08:00:00Z'), handleFor: () => 'new', refuse: () => undefined }
  return groups
    .flatMap(({ changes, rows: variants }) => {
      const { outcomes } = planProduct(undefined, { changes, variants }, { ...context, warn: () => undefined })
      return [...outcomes.keys()].map(({ sku }) => sku)
    })
    .toSorted()
}

it('imports the same articles whatever is in their optional cells', () => {
  expect(imported(rows)).toEqual(['A-1', 'A-2', 'B-1'])
  const cell = fc
    .record({
      row: fc.nat(rows.length - 1),
      column: fc.constantFrom(...optional),
      text: fc.oneof(
        fc.constantFrom('', '-', '0', '-3', '1.234,5', 'n/a', '#REF!', 'SEK 99', '\u0007', 'x'.repeat(5_000)),
        fc.string({ unit: 'binary', maxLength: 40 }),
      ),
    })
    .filter((given) => !isForeignPrice(given))
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 12 }), (garbled) => {
      const given = rows.map((row) => ({ ...row }))
      for (const { row, column, text } of garbled) given[row]![column] = text
      expect(imported(given)).toEqual(['A-1', 'A-2', 'B-1'])
    }),
    { numRuns: 300 },
  )
})
