import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../text/decode-text'
import { parseBulkUpload } from './bulk-upload'
import type { OrderColumns } from './order-columns'
import { readOrderTable, type OrderTable } from './order-table'

const limits = { rows: 1000, quantity: 100_000, sku: 64 }
const context = { itemIds: [], limits }

const parse = (table: OrderTable, columns?: OrderColumns) => {
  const reading = parseBulkUpload({ format: 'table', table, columns }, context)
  if (reading.status !== 'read') return reading
  return {
    rows: reading.rows.map(({ position, sku, quantity }) => [position, sku, quantity]),
    skipped: reading.skipped.map(({ position, text, fault }) => [position, text, fault]),
    blankRows: reading.blankRows,
  }
}
const parseText = (text: string, columns?: OrderColumns) => parse(readOrderTable(text), columns)
const sheet = (...rows: string[][]): OrderTable => ({
  separator: null,
  rows: rows.map((cells, index) => ({ position: index + 1, cells })),
})
const file = (name: string) => decodeText(readFileSync(new URL(`cases/${name}`, import.meta.url)))

describe('rows without a quantity', () => {
  it('are ignored and counted', () => {
    expect(parseText(file('11-order-form-blank-and-zero.csv'))).toEqual({
      rows: [[4, 'FT-3', 2]],
      skipped: [],
      blankRows: 2,
    })
  })

  it.each([
    ['of spaces and signs of zero', 'Varenr;Antall\nA-1; \nA-2;0,0\nA-3;-0\nA-4;7', [[5, 'A-4', 7]], 3],
    ['with a unit', 'Tuotenro\tMäärä\nA-1\t0 kpl\nA-2\t3 kpl', [[3, 'A-2', 3]], 1],
    ['in a short row', 'SKU,Name,Qty\nA-1,Fish\nA-2,Mint,4', [[3, 'A-2', 4]], 1],
    ['without headings', 'A-1;\nA-2;0\nA-3;5', [[3, 'A-3', 5]], 2],
  ])('can be %s', (_, text, rows, blankRows) => {
    expect(parseText(text)).toEqual({ rows, skipped: [], blankRows })
  })

  it('are not titles, repeated headings or totals', () => {
    const text = 'Art.nr;Benämning;Antal\n;Drycker;\nA-1;Vara;2\nArt.nr;Benämning;Antal\nA-2;Vara;\n;Summa;2'
    expect(parseText(text)).toEqual({ rows: [[3, 'A-1', 2]], skipped: [[6, '2', 'no_sku']], blankRows: 1 })
  })
})

describe('columns', () => {
  it('are recognised by their headings wherever they are', () => {
    expect(parseText(file('12-order-form-other-headings.csv'))).toEqual({
      rows: [
        [2, 'FT-1', 5],
        [3, 'FT-2', 3],
      ],
      skipped: [],
      blankRows: 0,
    })
  })

  it.each([
    ['Description|Item No.|Order qty'],
    ['Beskrivning|Artikelnr.|Antal (st)'],
    ['Varebeskrivelse|Varenr.|Antall'],
    ['Beskrivelse|Varenummer|Stk'],
    ['Kuvaus|Tuotenro|Määrä'],
    ['Bezeichnung|Bestell-Nr.|Stückzahl'],
    ['Namn|Streckkod|Beställ antal'],
    ['Name|GTIN|Pcs'],
  ])('can have headings in each language: %s', (headings) => {
    expect(parseText(`${headings}\nFish|A-1|5`)).toMatchObject({ rows: [[2, 'A-1', 5]], skipped: [] })
  })

  it('can be below other rows', () => {
    const text = 'Orderlista, vecka 48, 2026\n\nKund:;Butik AB\n;Artikelnummer;Namn;Antal\n1;A-1;Fisk;5'
    expect(parseText(text)).toMatchObject({ rows: [[5, 'A-1', 5]], skipped: [] })
  })

  it('with GTINs apply to rows without a SKU', () => {
    const text = 'EAN;SKU;Antal\n4006381333931;A-1;5\n96385074;;6'
    expect(parseText(text)).toMatchObject({
      rows: [
        [2, 'A-1', 5],
        [3, '96385074', 6],
      ],
    })
  })

  it.each([
    ['no known heading', 'Foo;Bar;Baz\nFish;A-1;5', { article: null, quantity: null }],
    ['no heading of quantities', 'SKU;Name;Wanted\nA-1;Fish;5', { article: 0, quantity: null }],
    ['no heading of articles', 'Whatever;Key;Antal\nFish;A-1;5', { article: null, quantity: 2 }],
    ['two equal headings', 'Artikelnummer;Varunummer;Antal\nA-1;B-1;5', { article: 0, quantity: 2 }],
    ['no heading and no quantity in second place', 'Fish;A-1;5\nMint;A-2;6', { article: null, quantity: null }],
  ])('are left to the user with %s', (_, text, columns) => {
    expect(parseText(text)).toMatchObject({ status: 'unclear', choices: columns })
  })

  it('to choose from have headings and samples', () => {
    expect(parseText('Foo;Bar;Baz;\nFish;A-1;5;\nMint;;6;\nTea;A-3;;\nRye;A-4;8')).toMatchObject({
      choices: {
        choices: [
          { index: 0, heading: 'Foo', samples: ['Fish', 'Mint', 'Tea'] },
          { index: 1, heading: 'Bar', samples: ['A-1', 'A-3', 'A-4'] },
          { index: 2, heading: 'Baz', samples: ['5', '6', '8'] },
        ],
      },
    })
    expect(parseText('Fish;A-1;5\nMint;A-2;6')).toMatchObject({
      choices: { choices: [{ heading: null }, { heading: null }, { heading: null, samples: ['5', '6'] }] },
    })
  })

  it('are used as chosen', () => {
    const chosen = { article: 1, quantity: 2 }
    expect(parseText('Foo;Bar;Baz\nFish;A-1;5', chosen)).toMatchObject({ rows: [[2, 'A-1', 5]], skipped: [] })
    expect(parseText('Fish;A-1;5\nMint;A-2;6', chosen)).toMatchObject({
      rows: [
        [1, 'A-1', 5],
        [2, 'A-2', 6],
      ],
    })
    expect(parseText('EAN;SKU;Art;Antal\n;A-1;;5\n96385074;;;6', { article: 2, quantity: 3 })).toMatchObject({
      rows: [],
      skipped: [
        [2, '5', 'no_sku'],
        [3, '6', 'no_sku'],
      ],
    })
  })

  it('can have SKUs with an apostrophe that keeps them from being formulas', () => {
    const text = "SKU;Antal\n'=A1;5\n'-12;6\n'A-1;7"
    expect(parseText(text)).toMatchObject({
      rows: [
        [2, '=A1', 5],
        [3, '-12', 6],
        [4, "'A-1", 7],
      ],
    })
  })

  it('stay positional in a list without headings', () => {
    expect(parseText('A-1,5,st\nA-2,6,st')).toMatchObject({
      rows: [
        [1, 'A-1', 5],
        [2, 'A-2', 6],
      ],
    })
  })
})

describe('quantities', () => {
  it.each(['5', '5 st', '5 st.', '5st', '5 pcs', '5 kpl', '5 Stk', '5 Stück', '5,0', '5.00', '05'])('%j is 5', (text) =>
    expect(parseText(`SKU;Antal\nA-1;${text}`)).toMatchObject({ rows: [[2, 'A-1', 5]] }),
  )

  it.each([
    ['2,5', 'not_a_number'],
    ['5 kartonger', 'not_a_number'],
    ['st', 'not_a_number'],
    ['-5', 'below_one'],
    ['1.000', 'ambiguous'],
    ['=5', 'not_a_number'],
  ])('%j is refused with what was read: %s', (text, fault) => {
    expect(parseText(`SKU;Antal\nA-1;${text}`)).toEqual({ rows: [], skipped: [[2, text, fault]], blankRows: 0 })
  })

  it('of a spreadsheet have a decimal point and no separator of thousands', () => {
    const rows = ['5', '1200', '2.5', '1.125'].map((quantity) => ['A-1', quantity])
    expect(parse(sheet(['SKU', 'Quantity'], ...rows))).toEqual({
      rows: [
        [2, 'A-1', 5],
        [3, 'A-1', 1200],
      ],
      skipped: [
        [4, '2.5', 'not_a_number'],
        [5, '1.125', 'not_a_number'],
      ],
      blankRows: 0,
    })
  })
})

describe('a text', () => {
  it.each([
    ['sep=|\nSKU|Antal\nA-1|5', 3],
    ['"sep=;"\r\nSKU;Antal\r\nA-1;5', 3],
    ['Order, november, 2026\nSKU;Antal\nA-1;5', 3],
    ['A-1;5,0', 1],
    ['SKU|Antal\nA-1|5', 2],
    ['"SKU"\t"Antal"\n"A-1"\t"5"', 2],
  ])('is split at its separator: %j', (text, position) => {
    expect(parseText(text)).toMatchObject({ rows: [[position, 'A-1', 5]], skipped: [] })
  })

  const text = 'Artikelnummer;Benämning;Antal €–Š\nA-1;Räksmörgås;5'
  const windows = Buffer.from(text.replace('€–Š', '\x80\x96\x8a'), 'latin1')
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 of the other byte order', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', windows],
  ])('is decoded from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })
})
