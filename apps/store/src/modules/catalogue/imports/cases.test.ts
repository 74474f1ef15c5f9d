import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readAmount } from '@skafferi/domain/rules/catalogue/cells'
import { createCatalogReader } from './catalog-reader'
import { readTable } from './table-file'

const noKnownArticles = {
  skus: new Map(),
  gtins: new Map(),
  handles: new Map(),
  sourceIds: new Map(),
  titles: new Map(),
  skuGtins: new Map(),
}
const fileOf = (name: string) => readFile(new URL(`cases/${name}.csv`, import.meta.url))
const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'))

/** Reads a catalogue file for an empty shop, with the suggested columns; returns its articles and the report. */
async function read(bytes: Uint8Array) {
  const reader = createCatalogReader()
  await reader.read(bytes)
  reader.begin({
    kind: 'catalog',
    matching: reader.guess('catalog'),
    timeZone: 'Europe/Stockholm',
    tax: { country: 'se', date: '2026-11-20' },
  })
  while (reader.nextNames()) reader.addKnown(noKnownArticles)
  reader.group()
  const { groups } = reader.next(100)
  const articles = groups.flatMap(({ rows, changes }) =>
    rows.map(({ sku, fields, options, prices }) => ({ sku, ...changes, ...fields, options, prices })),
  )
  const warnings = groups.flatMap(({ rows }) =>
    rows.flatMap(({ row, warnings: found }) => found.map((each) => ({ row, ...each }))),
  )
  return { articles, warnings, report: reader.finish() }
}

const readAll = async (bytes: Uint8Array, ...fields: string[]) => {
  const { articles, report } = await read(bytes)
  expect(report.failures).toEqual([])
  return articles.map((article) => fields.map((field) => (article as Record<string, unknown>)[field]))
}

describe('weights', () => {
  it('of Shopify are rounded to grams', async () => {
    expect(await readAll(await fileOf('01-shopify-decimal-grams'), 'sku', 'weight_g')).toEqual([
      ['C01-1', 250],
      ['C01-2', 100],
    ])
  })

  it.each([
    ['vikt (kg)', ['0,25', '1,5', '.2 kg', '500 g'], [250, 1500, 200, 500]],
    ['Gewicht in g', ['250', '99,6', '1 kg', '0'], [250, 100, 1000, undefined]],
    ['Weight (lbs)', ['1', '0.5', '2 lb', '8 oz'], [454, 227, 907, 227]],
    ['Paino', ['250 g', '1,5 kg', '12 oz', '10'], [250, 1500, 340, 10]],
  ])('have the unit of the heading %j or of their cell', async (heading, cells, grams) => {
    const rows = cells.map((cell, index) => `W-${index};Thing ${index};${cell}`)
    expect(await readAll(csv(`Artikelnr;Name;${heading}`, ...rows), 'weight_g')).toEqual(grams.map((each) => [each]))
  })
})

describe('whether an article is published', () => {
  it('is told by words and digits', async () => {
    const published = await readAll(await fileOf('03-active-as-1-0-ja'), 'published')
    expect(published).toEqual([[true], [null], [true], [null]])
  })

  it.each([
    ['Aktiv', ['WAHR', 'FALSCH', 'x', '']],
    ['Publicerad', ['SANT', 'FALSKT', 'Ja', '']],
    ['Julkaistu', ['TOSI', 'EPÄTOSI', 'kyllä', '']],
    ['Active', ['active', 'draft', 'TRUE', '']],
    ['Synlig', ['ja', 'nei', 'sann', '']],
  ])('is read under %j from %j', async (heading, words) => {
    const rows = words.map((word, index) => `P-${index};Thing ${index};${word}`)
    const published = await readAll(csv(`SKU;Name;${heading}`, ...rows), 'published')
    expect(published).toEqual([[true], [null], [true], [undefined]])
  })
})

describe('the signs of Windows-1252', () => {
  it('are read as written', async () => {
    const articles = await readAll(await fileOf('04-windows-1252-signs'), 'title', 'brand', 'description')
    expect(articles).toEqual([
      ['Lakrits “Extra” – 5 € påse', 'Ängö', 'Fin… kött’s'],
      ['Šokolad kaka', 'Ängö', 'vanlig text'],
    ])
  })
})

describe('barcodes', () => {
  it('of 8 and 14 digits are read', async () => {
    expect(await readAll(await fileOf('10-gtin-8-and-14'), 'sku', 'gtin')).toEqual([
      ['C10-1', '96385074'],
      ['C10-2', '14006381333938'],
    ])
  })

  it.each([
    ['UPC', '036000291452', '0036000291452'],
    ['EAN', '40 06381 33393 1', '4006381333931'],
    ['Streckkod', '04006381333931', '4006381333931'],
    ['Stregkode', '9638-5074', '96385074'],
  ])('under %j are read: %j', async (heading, text, gtin) => {
    expect(await readAll(csv(`SKU;Name;${heading}`, `B-1;Thing;${text}`), 'gtin')).toEqual([[gtin]])
  })

  it('that are none are left out with a warning', async () => {
    const { articles, warnings, report } = await read(await fileOf('09-shopify-barcode-that-is-none'))
    expect([articles.length, report.failures]).toEqual([2, []])
    expect(warnings).toMatchObject([
      { row: 2, column: 'gtin', value: '8930000000010', problem: { code: 'check_digit' } },
      { row: 3, column: 'gtin', value: '8930000000010', problem: { code: 'check_digit' } },
    ])
  })
})

describe('prices with a currency', () => {
  it('are read', async () => {
    const { rows } = await readTable(await fileOf('16-prices-with-currency'))
    expect(rows.map(({ cells: [, price = ''] }) => readAmount(price, 'eur').value)).toEqual([1250, 1250, 1500])
  })

  it.each([
    ['1 234,50 EUR', 123450],
    ['EUR 1,234.50', 123450],
    ["€1'234.50", 123450],
    ['1.234,50 €', 123450],
    ['9:-', 900],
  ])('are read: %j', async (text, amount) => {
    const prices = await readAll(csv('SKU;Name;Pris', `E-1;Thing;"${text}"`), 'prices')
    expect(prices).toEqual([[[{ from: 1, amount }]]])
  })

  it('are rounded to the cent, which is said once for a row', async () => {
    const file = csv('sku,product,price EUR,price EUR from 10', 'R-1,Thing,6.1586,5.125', 'R-2,Other,2.10,1.005')
    const { articles, warnings } = await read(file)
    expect(articles.map(({ prices }) => prices.map(({ amount }) => amount))).toEqual([
      [616, 513],
      [210, 101],
    ])
    expect(warnings.map(({ row, column, problem: { params } }) => [row, column, params])).toEqual([
      [2, 'price EUR', { given: '6.1586', used: '6.16' }],
      [3, 'price EUR from 10', { given: '1.005', used: '1.01' }],
    ])
  })

  it('are refused in another currency', async () => {
    const { report } = await read(csv('SKU;Name;Pris', 'E-1;Thing;12,50 SEK'))
    expect(report.failures).toMatchObject([{ row: 2, problem: { code: 'wrong_currency' } }])
  })
})

describe('a number with one separator before three digits', () => {
  it.each([
    ['12,50', '1.000', 1000],
    ['12.50', '1.000', 1],
    ['12.50', '1,000', 1000],
    ['1.234,50', '2.000', 2000],
  ])('is read as in the rest of the file: beside %j, %j is %i', async (price, stock, pieces) => {
    const articles = await readAll(csv('SKU;Name;Pris;Saldo', `N-1;Thing;${price};${stock}`), 'inventory_quantity')
    expect(articles).toEqual([[pieces]])
  })

  it.each([
    ['12,50', '62,480', 62],
    ['1 550,00', '1 400,5', 1400],
    ['12.50', '212.75', 212],
    ['12', '86,4', 86],
  ])('beside %j, the stock of %j is rounded down to %i with a warning', async (price, stock, pieces) => {
    const { articles, warnings } = await read(csv('SKU;Name;Pris;Saldo', `N-1;Thing;${price};${stock}`))
    expect(articles).toMatchObject([{ inventory_quantity: pieces }])
    const rounded = {
      row: 2,
      column: 'stock',
      problem: { code: 'stock_rounded', params: { given: stock, used: pieces } },
    }
    expect(warnings).toMatchObject([rounded])
  })

  it('is asked for as stock if no other number decides', async () => {
    const { articles, warnings } = await read(csv('SKU;Name;Saldo', 'N-1;Thing;62,480'))
    expect(articles.map(({ inventory_quantity: stock }) => stock)).toEqual([undefined])
    const params = { first: '62480', second: '62' }
    expect(warnings).toMatchObject([
      { column: 'stock', value: '62,480', problem: { code: 'ambiguous_number', params } },
    ])
  })

  it('is left out with a warning if no other number decides', async () => {
    const { warnings } = await read(csv('SKU;Name;Saldo', 'N-1;Thing;1.000'))
    expect(warnings).toMatchObject([{ problem: { code: 'ambiguous_number' } }])
  })
})

describe('a stock below 0', () => {
  it.each(['-3', '−12', '-1 200'])('is 0: %j', async (text) => {
    expect(await readAll(csv('SKU;Name;Saldo', `S-1;Thing;${text}`), 'inventory_quantity')).toEqual([[0]])
  })
})

describe('a file of WooCommerce', () => {
  it('has categories as paths, pictures as a list, and weights in kilograms', async () => {
    const { articles, report } = await read(await fileOf('13-woocommerce-like'))
    expect(report).toMatchObject({ source: 'woocommerce', failures: [], ignored_columns: [] })
    expect(articles).toMatchObject([
      {
        sku: 'C13-1',
        title: 'Beanie',
        published: true,
        category: 'Clothing > Hats',
        tags: ['wool', 'hat'],
        weight_g: 200,
        inventory_quantity: 12,
        images: ['https://cdn.example.invalid/1.jpg', 'https://cdn.example.invalid/2.jpg'],
        prices: [{ from: 1, amount: 1800 }],
      },
      { sku: 'C13-2', title: 'Belt', published: null, category: 'Clothing > Belts', weight_g: 500 },
    ])
    // The standard rate is that of several classes, which are asked.
    for (const article of articles) expect(article).not.toHaveProperty('tax_class')
  })
})

it.each(['1', '0', '1 st'])('a carton of %s is not stored, and said so', async (carton) => {
  const { articles, warnings } = await read(csv('Artikelnr;Namn;Kolli', `K-1;Godis;${carton}`, 'K-2;Te;12'))
  expect(articles.map(({ sku, carton_size: size }) => [sku, size])).toEqual([
    ['K-1', undefined],
    ['K-2', 12],
  ])
  const column = 'carton_size'
  expect(warnings).toMatchObject([{ row: 2, column, value: carton, problem: { code: 'carton_below_two' } }])
})
