import { describe, expect, it } from 'vitest'
import { parseBulkUpload, type BulkUploadResult, type BulkUploadFormat } from './bulk-upload'
import { readOrderTable } from './order-table'

const limits = { rows: 1000, quantity: 100_000, sku: 64 }
const read = (format: BulkUploadFormat, text: string, itemIds: readonly string[] = ['a', 'b', 'c']) =>
  parseBulkUpload(format === 'table' ? { format, table: readOrderTable(text) } : { format, text }, { itemIds, limits })

function rowsOf(result: BulkUploadResult) {
  if (result.status !== 'read') throw new Error(result.status)
  return result.rows.map(({ position, itemId, sku, quantity }) => [position, itemId ?? sku, quantity])
}

function skippedOf(result: BulkUploadResult) {
  if (result.status !== 'read') throw new Error(result.status)
  return result.skipped.map(({ position, itemId, sku, text, fault }) => [position, itemId ?? sku, text, fault])
}

describe('a list of values', () => {
  it('has one whole number for each cart line, in order', () => {
    expect(rowsOf(read('positions', '60, 120 ,\n240'))).toEqual([
      [1, 'a', 60],
      [2, 'b', 120],
      [3, 'c', 240],
    ])
  })

  it('stores the original text if it differs from the parsed number', () => {
    expect(read('positions', '007, 120, 240')).toMatchObject({
      rows: [
        { quantity: 7, text: '007' },
        expect.not.objectContaining({ text: '120' }),
        expect.not.objectContaining({ text: '240' }),
      ],
    })
  })

  it.each(['60,120', '60,120,240,1', '60,120,240,', '', '  '])('is refused with another count: "%s"', (text) => {
    const result = read('positions', text)
    expect(result).toMatchObject({ status: 'refused', fault: { code: 'count_mismatch', expected: 3 } })
  })

  it('skips values that are not whole numbers, and values below 1', () => {
    const result = read('positions', '60,twelve,0')
    expect(rowsOf(result)).toEqual([[1, 'a', 60]])
    expect(skippedOf(result)).toEqual([
      [2, 'b', 'twelve', 'not_a_number'],
      [3, 'c', '0', 'below_one'],
    ])
  })

  it.each([
    ['2.5', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['-4', 'below_one'],
    ['100001', 'above_most'],
    ['9'.repeat(400), 'above_most'],
  ])('"%s" is skipped: %s', (text, fault) => {
    expect(skippedOf(read('positions', text, ['a']))).toEqual([[1, 'a', text, fault]])
  })

  it('can be separated by semicolons, for locales with a decimal comma', () => {
    expect(rowsOf(read('positions', '60,0; 1 200 ;240'))).toEqual([
      [1, 'a', 60],
      [2, 'b', 1200],
      [3, 'c', 240],
    ])
  })

  it('accepts a line up to the store’s maximum', () => {
    expect(rowsOf(read('positions', '100000', ['a']))).toEqual([[1, 'a', 100_000]])
  })
})

describe('lines with SKU and quantity', () => {
  it.each(['SAL-0120,60', 'SAL-0120;60', 'SAL-0120\t60', 'SAL-0120 60', '  SAL-0120 ; 60  ', 'SAL-0120,  60\r\n'])(
    'can be separated by comma, semicolon, tab or space: %j',
    (text) => {
      expect(rowsOf(read('lines', text))).toEqual([[1, 'SAL-0120', 60]])
    },
  )

  it('accept quantities in spreadsheet formats, and never split them into the SKU', () => {
    const reading = read('lines', 'SAL-0120 1 000\nTJA-1403;1.200\nVID-1210 60,0\nFISH 1 200\nMINT 1.000')
    expect(rowsOf(reading)).toEqual([
      [1, 'SAL-0120', 1000],
      [2, 'TJA-1403', 1200],
      [3, 'VID-1210', 60],
    ])
    expect(skippedOf(reading)).toEqual([
      [4, 'FISH', '1 200', 'ambiguous'],
      [5, 'MINT', '1.000', 'ambiguous'],
    ])
  })

  it('keep their position if some are empty', () => {
    expect(rowsOf(read('lines', 'SAL-0120 60\n\n\nTJA-1403 12'))).toEqual([
      [1, 'SAL-0120', 60],
      [4, 'TJA-1403', 12],
    ])
  })

  it('are split at the last separator, because a SKU can contain spaces', () => {
    expect(rowsOf(read('lines', 'SAL 0120 60'))).toEqual([[1, 'SAL 0120', 60]])
  })

  it('without SKU or quantity are skipped', () => {
    expect(skippedOf(read('lines', 'SAL-0120\n;60\nTJA-1403 many\nVID-1210;'))).toEqual([
      [1, 'SAL-0120', '', 'not_a_number'],
      [2, '', '60', 'no_sku'],
      [3, 'TJA-1403', 'many', 'not_a_number'],
      [4, 'VID-1210', '', 'not_a_number'],
    ])
  })

  it('with a SKU that is too long are skipped', () => {
    expect(rowsOf(read('lines', `${'X'.repeat(64)} 1`))).toEqual([[1, 'X'.repeat(64), 1]])
    expect(skippedOf(read('lines', `${'X'.repeat(65)} 1`))).toMatchObject([[1, 'X'.repeat(65), '1', 'sku_too_long']])
  })

  it('can start with a byte order mark', () => {
    expect(read('lines', '\uFEFFSAL-0120 60')).toEqual({
      status: 'read',
      rows: [{ position: 1, itemId: null, sku: 'SAL-0120', quantity: 60 }],
      skipped: [],
      blankRows: 0,
      columns: null,
    })
  })

  it('are a table if they have headings for article and quantity', () => {
    const reading = read('lines', 'SKU,Quantity\nSAL-0120,60\nTJA-1403,')
    expect([rowsOf(reading), skippedOf(reading)]).toEqual([[[2, 'SAL-0120', 60]], []])
    expect(reading).toMatchObject({ blankRows: 1 })
    expect(skippedOf(read('lines', 'SKU,Wanted\nSAL-0120,60'))).toEqual([[1, 'SKU', 'Wanted', 'not_a_number']])
  })

  it('are a table if they were copied from a sheet with further columns', () => {
    expect(rowsOf(read('lines', 'SAL-0120\t60\tFish\nTJA-1403\t12\tMint'))).toEqual([
      [1, 'SAL-0120', 60],
      [2, 'TJA-1403', 12],
    ])
  })

  it.each(['SAL-0120 60 st', 'SAL-0120;60 kpl', 'SAL-0120 60pcs.', 'SAL-0120,60 Stück'])(
    'can have a word for pieces: %j',
    (text) => {
      expect(rowsOf(read('lines', text))).toEqual([[1, 'SAL-0120', 60]])
    },
  )

  it('are refused if there are none', () => {
    expect(read('lines', ' \n ')).toEqual({ status: 'refused', fault: { code: 'empty' } })
  })

  it('are limited to 1,000', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `SKU-${index} 1`).join('\n')
    expect(rowsOf(read('lines', lines(1000)))).toHaveLength(1000)
    const fault = { code: 'too_many_rows', maximum: 1000, given: 1001 }
    expect(read('lines', lines(1001))).toEqual({ status: 'refused', fault })
  })

  it('of one very long line are parsed in linear time', () => {
    expect(read('lines', `${' ,'.repeat(500_000)}x${' ,'.repeat(500_000)}y`).status).toBe('read')
  })
})

describe('a CSV text', () => {
  const rows = [
    [1, 'SAL-0120', 60],
    [2, 'TJA-1403', 12],
  ]

  it.each(['SAL-0120,60\nTJA-1403,12', 'SAL-0120;60\r\nTJA-1403;12\r\n', 'SAL-0120\t60\rTJA-1403\t12'])(
    'can have any separator and line ending: %j',
    (text) => {
      expect(rowsOf(read('table', text))).toEqual(rows)
    },
  )

  it('can have a header line, any column order, and additional columns', () => {
    const text = '\uFEFFName;Antal;Artikelnummer\nFish;60;SAL-0120\n"Mint; cool";12;TJA-1403'
    expect(rowsOf(read('table', text))).toEqual([
      [2, 'SAL-0120', 60],
      [3, 'TJA-1403', 12],
    ])
  })

  it('can start with a separator declaration, as from spreadsheets', () => {
    for (const text of [
      'sep=;\nSAL-0120;60,0\nTJA-1403;12',
      '\uFEFFSEP=;\r\nSAL-0120;60,0\r\nTJA-1403;12',
      'sep=|\rSAL-0120|60\rTJA-1403|12',
    ]) {
      const reading = read('table', text)
      expect(rowsOf(reading)).toEqual([
        [2, 'SAL-0120', 60],
        [3, 'TJA-1403', 12],
      ])
      expect(skippedOf(reading)).toEqual([])
    }
    expect(rowsOf(read('table', 'SAL-0120;60;sep=,\nTJA-1403;12;'))).toEqual([
      [1, 'SAL-0120', 60],
      [2, 'TJA-1403', 12],
    ])
    expect(read('table', 'sep=;')).toEqual({ status: 'refused', fault: { code: 'empty' } })
  })

  it('accepts quoted quantities with separators', () => {
    expect(rowsOf(read('table', 'SKU,Quantity\nSAL-0120,"1,200"\nTJA-1403,"1 000"'))).toEqual([
      [2, 'SAL-0120', 1200],
      [3, 'TJA-1403', 1000],
    ])
  })

  it('refuses a quantity that was split by its commas', () => {
    expect(skippedOf(read('table', 'SKU,Quantity\nSAL-0120,1,200'))).toEqual([[2, 'SAL-0120', '1,200', 'ambiguous']])
    expect(skippedOf(read('table', 'SAL-0120,1,200\nTJA-1403,60,0'))).toEqual([
      [1, 'SAL-0120', '1,200', 'ambiguous'],
      [2, 'TJA-1403', '60,0', 'ambiguous'],
    ])
    expect(rowsOf(read('table', 'SKU,Quantity,Price\nSAL-0120,60,120'))).toEqual([[2, 'SAL-0120', 60]])
    expect(skippedOf(read('table', 'SAL-0120,60,00'))).toEqual([[1, 'SAL-0120', '60,00', 'ambiguous']])
    for (const beside of ['Fish', '12.500', '2009-11', '12']) {
      expect(rowsOf(read('table', `SAL-0120,60,${beside}`))).toEqual([[1, 'SAL-0120', 60]])
    }
    expect(rowsOf(read('table', 'SAL-0120,1234,200'))).toEqual([[1, 'SAL-0120', 1234]])
    expect(rowsOf(read('table', 'SAL-0120;1;200'))).toEqual([[1, 'SAL-0120', 1]])
  })

  it('can have a header for only one of its two columns', () => {
    for (const text of ['Qty,No.\n60,SAL-0120', 'No.,Qty\nSAL-0120,60', 'SKU,Wanted\nSAL-0120,60']) {
      const reading = read('table', text)
      expect([rowsOf(reading), skippedOf(reading)]).toEqual([[[2, 'SAL-0120', 60]], []])
    }
  })

  it.each([
    'SKU;Quantity',
    'article;qty',
    'Article Number;Amount',
    'item number;Pieces',
    'Product code;Stock amount',
    'Artikelnr;Antal',
    'Varenummer;Antall',
    'Varenr;Stk',
    'Tuotenumero;Määrä',
    'Artikelnummer;Menge',
    'Artikel;Anzahl',
  ])('is recognised by its header in the shop’s languages: %s', (header) => {
    const reading = read('table', `\uFEFF${header}\nSAL-0120;60`)
    expect([rowsOf(reading), skippedOf(reading)]).toEqual([[[2, 'SAL-0120', 60]], []])
  })

  it('can start with a byte order mark, with or without a header', () => {
    expect(rowsOf(read('table', '\uFEFFSAL-0120,60'))).toEqual([[1, 'SAL-0120', 60]])
  })

  it('can have spaces around values, and empty lines, also of empty cells', () => {
    const reading = read('table', ' SAL-0120 , 60 \n\n,\n TJA-1403 ,12')
    expect(rowsOf(reading)).toEqual([
      [1, 'SAL-0120', 60],
      [4, 'TJA-1403', 12],
    ])
    expect(skippedOf(reading)).toEqual([])
  })

  it('reports a row without an article, and counts rows without a quantity', () => {
    const reading = read('table', 'SAL-0120,\n,60')
    expect(skippedOf(reading)).toEqual([[2, '', '60', 'no_sku']])
    expect(reading).toMatchObject({ blankRows: 1 })
    expect(skippedOf(read('table', 'Quantity,Name,SKU\n60,Fish'))).toEqual([[2, '', '60', 'no_sku']])
  })

  it('is refused if no row has a quantity', () => {
    const fault = { code: 'no_quantity', rows: 2 }
    expect(read('table', 'SKU,Name,Quantity\nSAL-0120,Fish\nTJA-1403,Mint,0')).toEqual({ status: 'refused', fault })
  })

  it('with as many commas as semicolons is separated by commas', () => {
    expect(rowsOf(read('table', 'SAL;0120,60'))).toEqual([[1, 'SAL;0120', 60]])
  })

  it('keeps its first line if it is not a header', () => {
    expect(skippedOf(read('table', 'SAL-0120,many'))).toEqual([[1, 'SAL-0120', 'many', 'not_a_number']])
  })

  it('can have quoted separators, quotes and line endings', () => {
    expect(rowsOf(read('table', '"SAL""01,20","60"\n"a\nb",1\nTJA-1403,12'))).toEqual([
      [1, 'SAL"01,20', 60],
      [2, 'a\nb', 1],
      [4, 'TJA-1403', 12],
    ])
  })

  it('normalizes line endings in quoted values', () => {
    expect(rowsOf(read('table', '"a\r\nb",1'))).toEqual([[1, 'a\nb', 1]])
  })

  it('of one column is read like lines', () => {
    expect(rowsOf(read('table', 'SAL-0120 60'))).toEqual([[1, 'SAL-0120', 60]])
  })

  it('with only a header is empty', () => {
    expect(read('table', 'SKU,Quantity')).toEqual({ status: 'refused', fault: { code: 'empty' } })
    expect(read('table', '')).toEqual({ status: 'refused', fault: { code: 'empty' } })
  })
})
