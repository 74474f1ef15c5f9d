import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns'
import { matchTable } from './import-columns'
import { readBlocked, mappedParts } from './mapped-cells'
import type { Table } from './table-file'

const tableOf = (columns: string[], ...rows: string[][]): Table => ({
  columns,
  rows: rows.map((cells, index) => ({ row: index + 2, cells })),
})

/** Returns the cells of a file with its suggested mapping, by heading. */
function matched(columns: string[], ...rows: string[][]) {
  const table = tableOf(['SKU', 'Name', ...columns], ...rows.map((cells, index) => [`A-${index}`, 'Tea', ...cells]))
  const { columns: headings, rows: found } = matchTable('catalog', table, guessColumns('catalog', table).columns)
  return found.map(({ cells }) => Object.fromEntries(headings.slice(2).map((heading, at) => [heading, cells[at + 2]])))
}

describe('columns with the same target', () => {
  it.each([
    [['Hovedgruppe', 'Undergruppe'], ['Drikke', 'Brus'], { category: 'Drikke > Brus' }],
    [['Kategorie Level 1', 'Kategorie Level 2', 'Kategorie Ebene 3'], ['A', '', 'C > D'], { category: 'A > C > D' }],
    [
      ['Bild 1 URL', 'Bild 2 URL'],
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      { images: 'https://a.example/1.jpg;https://a.example/2.jpg' },
    ],
    [
      ['cover.media.url', 'media'],
      ['https://a.example/1.jpg', 'https://a.example/1.jpg|https://a.example/2.jpg'],
      { images: 'https://a.example/1.jpg;https://a.example/2.jpg' },
    ],
    [['Tax - VAT (25%)', 'Tax - VAT (12%)'], ['N', 'Y'], { tax_class: '12%' }],
    [['Variation Name', 'Option Value 1'], ['Small', ''], { option1_value: 'Small' }],
    [['Variation Name', 'Option Value 1'], ['Mint, 6 mg', 'Mint'], { option1_value: 'Mint' }],
    [['Active', 'Is Published'], ['False', 'True'], { published: 'False' }],
    [['Active', 'Is Published'], ['True', 'True'], { published: 'True' }],
  ])('%j of %j are joined', (columns, cells, expected) => {
    expect(matched(columns, cells)).toEqual([expected])
  })
})

describe('several columns of the description', () => {
  const columns = ['SKU', 'Name', 'Beschreibung', 'Zutaten', 'Allergene']
  const described = (cells: string[]) =>
    matchTable('catalog', tableOf(columns, ['A-1', 'Lakritz', ...cells]), [
      { target: 'sku', from: null },
      { target: 'product', from: null },
      ...cells.map(() => ({ target: 'description' as const, from: null })),
    ]).rows[0]?.cells[2]

  it('are paragraphs with their headings, except that of the description itself', () => {
    expect(described(['<p>Weich.</p>', 'Zucker, Salz', 'Gluten'])).toBe(
      'Weich.\n\nZutaten: Zucker, Salz\n\nAllergene: Gluten',
    )
  })

  it('leave out what is empty, and clear the description only if nothing else is given', () => {
    expect(described(['', 'Zucker', ''])).toBe('Zutaten: Zucker')
    expect(described(['-', 'Zucker', '<p></p>'])).toBe('Zutaten: Zucker')
    expect(described(['-', '-', ''])).toBe('-')
    expect(described(['', '', ''])).toBe('')
  })
})

describe('cells', () => {
  it.each([
    ['tags', 'coffee,organic;new', { tags: 'coffee;organic;new' }],
    ['Categories', 'Coffee & Tea > Tea, Gifts', { category: 'Coffee & Tea > Tea', tags: 'Gifts' }],
    ['Kategorier', 'Te; Mat > Te', { category: 'Mat > Te', tags: 'Te' }],
    ['Kategori', 'Nötter, frö', { category: 'Nötter, frö' }],
    ['product_category', 'Confectionery / Liquorice', { category: 'Confectionery > Liquorice' }],
    ['product_category', 'Tea/coffee', { category: 'Tea/coffee' }],
    ['Členění skladu', 'Nápoje/Limonády', { category: 'Nápoje > Limonády' }],
    ['Pris', '12,50 kr/st', { 'price EUR': '12,50 kr' }],
    ['Hinta', '1,25 €/kpl', { 'price EUR': '1,25 €' }],
    ['Price', '3.20 EUR per pc.', { 'price EUR': '3.20 EUR' }],
    ['Pris', '24:50 kr', { 'price EUR': '24,50 kr' }],
    ['Pris', '89,- kr/kg', { 'price EUR': '89,- kr/kg' }],
    [
      'Categories',
      'Tea (9B550B89D3C67315001C48EB), Gifts (1AF6735F08F1C0BA672181F0)',
      { category: 'Tea', tags: 'Gifts' },
    ],
    ['Category', 'Tea (9B550B89D3C67315001C48EB)', { category: 'Tea' }],
    ['Category', 'Tea (green)', { category: 'Tea (green)' }],
    ['Product Category/Complete Name', 'All / Saleable / Snacks / Nuts', { category: 'Snacks > Nuts' }],
    ['Product Category', 'All / Services', { category: 'Services' }],
    ['Product Category', 'All / Saleable', { category: '' }],
    ['Category', 'All natural', { category: 'All natural' }],
    [
      'description',
      '<p>Helle R&ouml;stung mit <em>Nuss &amp; Kakao</em>.</p>',
      { description: 'Helle Röstung mit Nuss & Kakao.' },
    ],
    ['description', '-', { description: '-' }],
    ['track_inventory', '0', { availability: 'always' }],
    ['track_inventory', '1', { availability: 'tracked' }],
    ['Bestandsführung aktiv', 'nein', { availability: 'always' }],
    ['availability', 'backorder', { availability: 'backorder' }],
    ['Tillgänglighet', 'nej', { availability: 'nej' }],
    ['Weight (kg)', '0.5', { weight_g: '0.5 kg' }],
  ])('of %s: %j becomes %j', (column, cell, expected) => {
    expect(matched([column], [cell])).toEqual([expected])
  })

  it.each([
    ['Blocked', 'Sales Blocked', 'yes', 'no', 'no'],
    ['Blocked', 'Sales Blocked', 'no', 'TRUE', 'no'],
    ['Blocked', 'Sales Blocked', 'no', '', ''],
    ['Utgången', 'Spärrad', 'Ja', 'Nej', 'no'],
    ['Spærret', 'Estetty', 'Nej', 'Kyllä', 'no'],
    ['Gesperrt', 'Discontinued', 'Nein', 'All', 'no'],
    ['Utgången', 'Aktiv', 'Ja', 'Ja', 'no'],
    ['Utgången', 'Aktiv', 'Nej', 'Ja', 'Ja'],
    ['Inaktiv (J/N)', 'Aktiv', 'J', 'Ja', 'no'],
    ['Sellable', 'Square Online Item Visibility', 'Y', 'unavailable', 'unavailable'],
  ])('%s and %s of %j and %j publish: %j', (one, other, first, second, published) => {
    expect(matched([one, other], [first, second])).toEqual([{ published }])
  })
})

it.each([
  'untracked',
  'Not tracked',
  'Non-Inventory',
  'Service stock',
  'Ej lagerförd',
  'Nicht-Lagerartikel',
  'Consumable',
])('%s in a column of availability is always available', (text) => {
  for (const heading of ['Availability', 'Track inventory'])
    expect(
      mappedParts('availability', 'availability', { name: heading, isJoined: false, cells: () => [] })[0]?.convert(
        text,
      ),
    ).toBe('always')
})

describe('slashes in categories', () => {
  const read = (...cells: string[]) =>
    cells.map((cell) =>
      mappedParts('category', 'category', { name: 'Varegruppe', isJoined: false, cells: () => cells })[0]?.convert(
        cell,
      ),
    )

  it('are levels if the file shows a tree', () => {
    expect(read('Nicotine/Pouches', 'Nicotine/Vape')).toEqual(['Nicotine > Pouches', 'Nicotine > Vape'])
    expect(read('Makeiset', 'Makeiset / Irtomakeiset')).toEqual(['Makeiset', 'Makeiset > Irtomakeiset'])
    expect(read('Food\\Sweets\\Gum')).toEqual(['Food > Sweets > Gum'])
  })

  it('are part of names otherwise', () => {
    expect(read('31 Snus / nikotinposer', 'Tea/coffee')).toEqual(['31 Snus/nikotinposer', 'Tea/coffee'])
  })
})

it.each([
  ['Yes', true],
  ['Sperret', true],
  ['x', true],
  ['No', false],
  ['', false],
  ['2026-11-19', true],
  ['31.12.2025', true],
  ['2026-11-20', false],
  ['31-12-2027', false],
])('an article is not for sale by %s: %s', (text, expected) => {
  expect(readBlocked(text, '2026-11-20')).toBe(expected)
})
