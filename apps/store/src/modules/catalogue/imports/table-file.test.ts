import { writeXlsx } from 'hucre/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable } from './table-file'

const table = (text: string, choice?: Parameters<typeof readTable>[1]) => readTable(Buffer.from(text), choice)

describe('the delimiter', () => {
  it.each([',', ';', '\t', '|'])('is found: %j', async (delimiter) => {
    const rows = [
      ['Artikelnr', 'Benämning', 'Pris'],
      ['A-1', 'Salt, sött & surt', '1.10'],
    ]
    const text = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter)).join('\n')
    expect(await table(text)).toMatchObject({ columns: rows[0], rows: [{ cells: rows[1] }] })
  })

  it.each([
    ['a list in a cell', 'sku,tags\nA,a;b;c;d\nB,e;f;g;h\n', ['sku', 'tags']],
    ['commas in prices', 'Varenr;Pris;Lager\nA;1,10;5\nB;2,20;6\n', ['Varenr', 'Pris', 'Lager']],
    ['sentences in unknown headings', 'Kod;Nazwa\n1;a, b, c, d\n2;e, f, g, h\n', ['Kod', 'Nazwa']],
    ['one column', 'sku\nA\nB\n', ['sku']],
    ['an incomplete quotation mark', 'sku;product\nA;5" pipe\nB;x\n', ['sku', 'product']],
  ])('is not mistaken for %s', async (_, text, columns) => {
    expect((await table(text)).columns).toEqual(columns)
  })

  it('is declared by Excel’s first line', async () => {
    expect((await table('sep=|\r\nsku|product, brand\r\nA|x\r\n')).columns).toEqual(['sku', 'product, brand'])
  })
})

describe('the headings of groups of columns', () => {
  it('stand in the row above, each above its first column', async () => {
    const read = await table(
      'Prisliste 2026;;;;\n;;Pris;;Lager\nVarenr;Navn;pr. stk.;pr. kolli;Antal\nA-1;Salt;1,10;1,00;5',
    )
    expect([read.headingRow, read.groupHeadings]).toEqual([3, ['', '', 'Pris', 'Pris', 'Lager']])
  })

  it.each([
    ['a title', 'Prisliste;;'],
    ['numbers', ';2026;Pris'],
    ['nothing', ';;'],
  ])('are not %s', async (_, above) => {
    expect((await table(`${above}\nVarenr;Navn;Pris\nA-1;Salt;1,10`)).groupHeadings).toEqual([])
  })
})

describe('the headings', () => {
  const lines = ['Varenr;Navn;Pris', 'A-1;Salt;1,10', 'A-2;Søt;2,20']

  it.each([
    ['a title', ['Prisliste 2026', ...lines], 2],
    ['empty rows', ['', ';;', '', ...lines], 4],
    ['an address', ['Nordmat AS;;', 'Storgata 1;;', '0155 Oslo;Tlf;22 00 00 00', 'Dato;1.12.2026;', '', ...lines], 6],
    ['a title with a word of a heading', ['Pris;;', 'Gyldig fra;1.12.2026;', ...lines], 3],
  ])('are found below %s', async (_, given, headingRow) => {
    expect(await table(given.join('\n'))).toMatchObject({
      columns: ['Varenr', 'Navn', 'Pris'],
      headingRow,
      rows: [
        { row: headingRow + 1, cells: ['A-1', 'Salt', '1,10'] },
        { row: headingRow + 2, cells: ['A-2', 'Søt', '2,20'] },
      ],
    })
  })

  it.each([
    ['with words that nobody knows', 'Kod;Nazwa\nA;sól\n', ['Kod', 'Nazwa']],
    ['with words that nobody knows, below a title', 'Cennik\n\nKod;Nazwa;Cena\nA;sól;1\n', ['Kod', 'Nazwa', 'Cena']],
    ['with a single known word', 'SKU;Nazwa\npack;carton\n', ['SKU', 'Nazwa']],
    ['although a row has the same words', 'sku;product;category\nA;Text;Group\n', ['sku', 'product', 'category']],
  ])('are found %s', async (_, text, columns) => {
    expect((await table(text)).columns).toEqual(columns)
  })

  it('can be chosen', async () => {
    const { columns, rows } = await table(['x;y', ...lines].join('\n'), { headingRow: 1 })
    expect([columns, rows.length]).toEqual([['x', 'y'], 3])
  })
})

describe('a spreadsheet with several sheets', () => {
  const notes = { name: 'Läs mig', rows: [['Hej'], ['Priser gäller 2026']] }
  const prices = {
    name: 'Priser & lager',
    rows: [['Prislista 2026'], [], ['Artikelnr', 'Benämning', 'Pris'], ['A-1', 'Salt', 1.1]],
  }

  it('is read from the sheet with known headings', async () => {
    const other = {
      name: 'Kunder',
      rows: [
        ['Kundnr', 'Ort'],
        ['1', 'Umeå'],
        ['2', 'Lund'],
      ],
    }
    expect(await readTable(await writeXlsx({ sheets: [notes, other, prices] }))).toMatchObject({
      sheet: 'Priser & lager',
      sheets: ['Läs mig', 'Kunder', 'Priser & lager'],
      headingRow: 3,
      rows: [{ row: 4, cells: ['A-1', 'Salt', '1.1'] }],
    })
  })

  it('is read from the only sheet with rows', async () => {
    const unknown = {
      name: 'Arkusz',
      rows: [
        ['Kod', 'Nazwa'],
        ['A', 'sól'],
      ],
    }
    const bytes = await writeXlsx({ sheets: [{ name: 'Empty', rows: [] }, unknown] })
    expect(await readTable(bytes)).toMatchObject({ sheet: 'Arkusz', columns: ['Kod', 'Nazwa'] })
  })

  it('is read from the chosen sheet', async () => {
    const bytes = await writeXlsx({ sheets: [prices, notes] })
    expect((await readTable(bytes, { sheet: 'Läs mig' })).columns).toEqual(['Hej'])
  })

  it('is read from a visible sheet', async () => {
    const bytes = await writeXlsx({ sheets: [{ ...prices, hidden: true }, notes] })
    const { columns, sheets } = await readTable(bytes)
    expect([columns, sheets]).toEqual([['Hej'], undefined])
  })
})

describe('any table', () => {
  /** Characters of Windows-1252 and ISO-8859-15 that mean the same in both, and separators. */
  const single = [...'abcÅäöÉßñ0123456789 .,;|"\'/-+%&()']
  const many = [...single, '€', '–', 'Š', 'č', '中', '😀', 'ж']
  const cellOf = (characters: readonly string[]) =>
    fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((parts) => parts.join('').trim())
  const rowsOf = (characters: readonly string[]) =>
    fc.array(fc.tuple(cellOf(characters), cellOf(characters), cellOf(characters)), { minLength: 1, maxLength: 5 })
  const columns = ['sku', 'product', 'price EUR']
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const textOf = (rows: readonly (readonly string[])[], delimiter: string, end: string) =>
    rows.map((cells) => cells.map(quote).join(delimiter) + end).join('')

  const encodings: Record<string, { characters: readonly string[]; encode: (text: string) => Uint8Array }> = {
    'UTF-8': { characters: many, encode: (text) => Buffer.from(text) },
    'UTF-8 with mark': { characters: many, encode: (text) => Buffer.from(`\ufeff${text}`) },
    'UTF-16LE': { characters: many, encode: (text) => Buffer.from(text, 'utf16le') },
    'UTF-16LE with mark': { characters: many, encode: (text) => Buffer.from(`\ufeff${text}`, 'utf16le') },
    'UTF-16BE': { characters: many, encode: (text) => Buffer.from(text, 'utf16le').swap16() },
    'UTF-16BE with mark': { characters: many, encode: (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16() },
    'Windows-1252': { characters: single, encode: (text) => Buffer.from(text, 'latin1') },
  }
  const delimiter = fc.constantFrom(',', ';', '\t', '|')
  const end = fc.constantFrom('\n', '\r\n', '\r')

  it.each(Object.entries(encodings))('in %s is read unchanged with each separator', async (_, format) => {
    await fc.assert(
      fc.asyncProperty(rowsOf(format.characters), delimiter, end, async (rows, separator, lineEnd) => {
        const filled = rows.filter((cells) => cells.some((cell) => cell !== ''))
        const read = await readTable(format.encode(textOf([columns, ...filled], separator, lineEnd)))
        expect([read.columns, read.rows.map(({ cells }) => cells)]).toEqual([columns, filled])
      }),
      { numRuns: 40 },
    )
  })

  it('in XLSX is read unchanged, on any sheet', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(many), fc.boolean(), async (rows, isSecond) => {
        const filled = rows.filter((cells) => cells.some((cell) => cell !== ''))
        // A sheet of headings alone has no table.
        fc.pre(filled.length > 0)
        const sheet = { name: 'Catalogue', rows: [columns, ...filled] }
        const notes = { name: 'Notes', rows: [['Read me']] }
        const read = await readTable(await writeXlsx({ sheets: isSecond ? [notes, sheet] : [sheet, notes] }))
        const cells = read.rows.map((row) => columns.map((_, index) => row.cells[index] ?? ''))
        expect([read.columns, cells]).toEqual([columns, filled])
      }),
      { numRuns: 40 },
    )
  })
})
