import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { zipOf } from '../../../testing/archives'
import { turnsDuring } from '../../../testing/turns'
import { StoreError } from '../../../platform/http/errors'
import { kindOfPdf, reencode } from '../../files/uploads'
import { createCatalogReader } from './catalog-reader'
import { createHandles } from '../products'
import { tagList } from './external-rows'
import { textOfHtml } from './html-text'
import { createFileReading, type CatalogFile } from './open-catalog-file'
import { readTable } from './table-file'
import { WorkerStopped } from '../../../reading/open-worker'

/** Minimum number of event loop turns while a file is read; reading in the same thread allows only a few. */
const minTurns = 20
const options = { kind: 'catalog', timeZone: 'Europe/Stockholm', tax: { country: 'se', date: '2026-11-20' } } as const
const noKnownArticles = {
  skus: new Map(),
  titles: new Map(),
  skuGtins: new Map(),
  gtins: new Map(),
  handles: new Map(),
  sourceIds: new Map(),
}

/** Reads a file for an empty shop; returns its report. */
async function readInteger(file: CatalogFile, bytes: Uint8Array) {
  await file.read(bytes)
  await file.guess('catalog')
  await file.begin(options)
  while (await file.nextNames()) await file.addKnown(noKnownArticles)
  await file.group()
  while ((await file.next(100)).groups.length > 0);
  return file.finish()
}

/** Reads a file in a worker; returns the code and message of its refusal, or its report. */
async function outcomeOf(bytes: Uint8Array, limits?: Parameters<typeof createFileReading>[0]) {
  return createFileReading(limits)(({ file }) => readInteger(file, bytes)).catch((error: unknown) => {
    if (error instanceof StoreError) return `${error.refusal.code}: ${error.refusal.message}`
    if (error instanceof WorkerStopped) return error.message
    throw error
  })
}

const csv = (...rows: string[]) => Buffer.from(rows.join('\n'))
const shopify = (html: string) => csv('Handle,Title,Body (HTML),Variant SKU', `a,A,"${html.replaceAll('"', '""')}",A-1`)

/** Builds a spreadsheet from raw XML. */
function sheet(rows: string | { claims: number }, strings = ''): Buffer {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const text = (content: string) => Buffer.from(`<?xml version="1.0"?>${content}`)
  return zipOf({
    '[Content_Types].xml': text(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    ),
    '_rels/.rels': text(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': text(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': text(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml':
      typeof rows === 'string'
        ? text(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`)
        : { packed: deflateRawSync(''), ...rows },
    'xl/sharedStrings.xml': text(`<sst xmlns="${main}">${strings}</sst>`),
  })
}

const headings = '<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row>'
const emptyRow = (row: number) => `<row r="${row}">${'<c s="1"/>'.repeat(1000)}</row>`
const million = `${headings}${Array.from({ length: 1000 }, (_, index) => emptyRow(index + 2)).join('')}`
const sharedRow = (row: number) => `<row r="${row}">${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
const shared = `${headings}${Array.from({ length: 20 }, (_, index) => sharedRow(index + 2)).join('')}`

describe('a malicious file is read without blocking the event loop', () => {
  it.each<[string, () => Buffer, RegExp | object]>([
    [
      'one quoted cell of 6 MB',
      () => csv('sku,description', `A,"${'x '.repeat(3_000_000)}"`),
      /^cell_too_long: Cell 2 of row 2 has 6,000,000 characters; there may be up to 100,000\. Check whether a quotation mark/,
    ],
    [
      'a quotation mark that is never closed',
      () => csv('sku,description', `A,"${'x'.repeat(6_000_000)}`),
      /^csv_unreadable: /,
    ],
    [
      '100,000 columns',
      () => csv(Array.from({ length: 100_000 }, (_, index) => `c${index}`).join(','), 'A'),
      /^too_many_columns: The file has 100,000 columns; there may be up to 500\. Check what separates/,
    ],
    [
      'a row of 2,000,000 cells',
      () => csv('sku,stock', 'A,1', ','.repeat(1_999_999)),
      /^too_many_cells: Row 3 has 2,000,000 cells; there may be up to 500\./,
    ],
    [
      'a storm of quotation marks',
      () => csv('sku,description', ...Array.from({ length: 100 }, (_, index) => `A${index},a${'"a"b'.repeat(20_000)}`)),
      { failed: 100 },
    ],
    [
      'descriptions of broken HTML',
      () => shopify(`${'<'.repeat(30_000)}${'<!--'.repeat(7_000)}${'<script '.repeat(4_000)}`),
      { source: 'shopify' },
    ],
    [
      '300 kB of HTML in a cell',
      () => shopify('<'.repeat(300_000)),
      /^cell_too_long: Cell 3 of row 2 has 300,000 characters/,
    ],
    [
      '20,000 variants of one product',
      () =>
        csv(
          'sku,product,option1_name,option1_value',
          ...Array.from({ length: 20_000 }, (_, index) => `V${index},P,Size,${index}`),
        ),
      { failed: 19_000 },
    ],
    [
      'a spreadsheet that claims to be small',
      () =>
        zipOf({
          '[Content_Types].xml': Buffer.from(' '),
          'xl/a.xml': { packed: deflateRawSync(Buffer.alloc(50_000_000)), claims: 10 },
        }),
      /^archive_unreadable: .*cannot be read/,
    ],
    ['a sheet with a million empty cells', () => sheet(million), { created: 0, failed: 0 }],
    [
      'a text that 2,000 cells share',
      () => sheet(shared, `<si><t>${'x'.repeat(90_000)}</t></si>`),
      /^sheet_too_large: The spreadsheet has more than 100 MB of text in its cells/,
    ],
    // On a busy machine this thread may get no turn while a small file is refused; one that blocks it fails each time.
  ])('%s', { retry: 2 }, async (_, make, expected) => {
    const bytes = make()
    const { turns, result } = await turnsDuring(outcomeOf(bytes))
    if (expected instanceof RegExp) expect(result).toMatch(expected)
    else expect(result).toMatchObject(expected)
    expect(turns).toBeGreaterThanOrEqual(minTurns)
  })

  it('a spreadsheet of 110 MB uncompressed, which is refused before it is decompressed', async () => {
    expect(await outcomeOf(sheet({ claims: 110 * 1024 * 1024 }))).toMatch(
      /^archived_file_too_large: The file xl\/worksheets\/sheet1\.xml in the archive is 110 MB when unpacked; the limit is 100 MB\. Split it/,
    )
  })

  it('a large picture', async () => {
    const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#b4532a' } })
      .jpeg()
      .toBuffer()
    const { turns } = await turnsDuring(reencode(large, 'webp'))
    expect(turns).toBeGreaterThanOrEqual(minTurns)
  })

  it('a PDF with many objects', async () => {
    const objects = Array.from(
      { length: 20_000 },
      (_, index) => `${index + 2} 0 obj [${'1 '.repeat(20)}] endobj\n`,
    ).join('')
    const { turns, result } = await turnsDuring(
      kindOfPdf(Buffer.from(`%PDF-1.7\n${objects}1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n`)),
    )
    expect(result).toBe('plain')
    expect(turns).toBeGreaterThanOrEqual(minTurns)
  })

  it('a file that exceeds the time or memory limit is stopped, and the next one is read', async () => {
    const large = Buffer.from(
      `sku,product\n${Array.from({ length: 200_000 }, (_, index) => `A-${index},Product ${index}\n`).join('')}`,
    )
    expect(await outcomeOf(large, { megabytes: 1024, milliseconds: 100 })).toBe('A worker ran out of time.')
    expect(await outcomeOf(large, { megabytes: 64, milliseconds: 120_000 })).toBe('A worker ran out of memory.')
    expect(await outcomeOf(csv('sku,stock', 'A,1'))).toMatchObject({ failed: 1 })
  })
})

/** Shorter measurements are noise, in microseconds. */
const minMeasured = 2_000

/** Returns the CPU time of a whole relative to that of its eight parts: 1 if linear, 8 if quadratic. */
function growthOf(work: (size: number) => unknown, part: number): number {
  const used = (size: number, times: number) => {
    const startedAt = process.cpuUsage()
    for (let time = 0; time < times; time += 1) work(size)
    const { user, system } = process.cpuUsage(startedAt)
    return user + system
  }
  return Math.min(...Array.from({ length: 4 }, () => used(8 * part, 1) / Math.max(minMeasured, used(part, 8))))
}

describe('processing time is linear', () => {
  it.each(['<', '<!--', '<a', '<script>', '</p ', '<p>', '&amp', ' \n', '<!-- -->', '<script></script>'])(
    'for HTML made of %j',
    (part) => {
      expect(growthOf((size) => textOfHtml(`<p>x</p>${part.repeat(size)}`), 10_000)).toBeLessThan(4)
    },
  )

  it('for lists of tags', () => {
    expect(growthOf((size) => tagList(Array.from({ length: size }, (_, index) => `tag${index}`)), 2_000)).toBeLessThan(
      4,
    )
  })

  it('for names with the same handle', () => {
    const make = (size: number) => {
      const handleFor = createHandles([])
      for (let index = 0; index < size; index += 1) handleFor('!')
    }
    expect(growthOf(make, 200)).toBeLessThan(4)
  })

  it('for a product with many rows', () => {
    const price = (size: number) => {
      const reader = createCatalogReader()
      reader.useTable({
        columns: ['sku', 'currency', 'from', 'amount'],
        rows: Array.from({ length: size }, (_, index) => ({ row: index + 2, cells: ['A', 'EUR', '1', '2'] })),
      })
      reader.begin({ kind: 'prices', timeZone: 'UTC', tax: { country: 'se', date: '2026-11-20' } })
    }
    expect(growthOf(price, 2_000)).toBeLessThan(4)
  })
})

it('a file with malformed headings is refused with an explanation', async () => {
  await expect(readTable(csv(`sku,${'x'.repeat(600)}`, 'A,1'))).rejects.toThrow(
    'Cell 2 of row 1 has 600 characters; there may be up to 500. The first row names the columns: check that it is there.',
  )
})
