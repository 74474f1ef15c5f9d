import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { openArchive } from './archive'
import { readTable } from './table-file'
import { zipOf } from '../../../testing/archives'
import { sheetOfCsv } from './write-sheet'

const limits = { files: 10, fileBytes: 1000, allBytes: 1500, folders: false }

describe('a spreadsheet', () => {
  it('is read as displayed: numbers without rounding errors, ISO dates, and the sheet’s row numbers', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Assortment',
          rows: [
            ['sku', 'price EUR', 'stock', 'gtin', 'published'],
            [],
            ['A-1', 0.1 + 0.2, 1200, 4006381333931, new Date('2026-12-01T00:00:00Z')],
            ['  A-2 ', '3,20', 7, null, true],
          ],
        },
        { name: 'Notes', rows: [['nothing']] },
      ],
    })
    const headings = { row: 1, cells: ['sku', 'price EUR', 'stock', 'gtin', 'published'] }
    const rows = [
      { row: 3, cells: ['A-1', '0.3', '1200', '4006381333931', '2026-12-01'] },
      { row: 4, cells: ['A-2', '3,20', '7', '', 'yes'] },
    ]
    expect(await readTable(bytes)).toEqual({
      columns: headings.cells,
      headingRow: 1,
      groupHeadings: [],
      firstRows: [headings, ...rows],
      sheet: 'Assortment',
      sheets: ['Assortment', 'Notes'],
      rows,
    })
  })

  it('can be written and read without changing cells', async () => {
    const csv = '\ufeffsku,gtin,description\r\n0042,4006381333931,"\'=1+1, ""quoted"""\r\n'
    const { encoding, ...table } = await readTable(Buffer.from(csv))
    expect(encoding).toBe('utf-8')
    expect(await readTable(await sheetOfCsv(csv))).toEqual(table)
  })

  it.each([
    ['another archive', zipOf({ 'front.jpg': Buffer.from('x') }), 'not_a_sheet', /no spreadsheet/],
    ['a broken one', Buffer.from('PK\u0003\u0004 and so on'), 'archive_unreadable', /cannot be read/],
    ['one of before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'sheet_of_old_kind', /before 2007/],
    [
      'one that claims to be small',
      zipOf({ '[Content_Types].xml': { packed: deflateRawSync(Buffer.alloc(100_000)), claims: 10 } }),
      'archive_unreadable',
      /cannot be read/,
    ],
  ])('is refused if it is %s', async (_, bytes, code, message) => {
    await expect(readTable(bytes)).rejects.toMatchObject({
      refusal: { code, message: expect.stringMatching(message) },
    })
  })
})

describe('an archive', () => {
  it('returns its files without those that macOS adds', async () => {
    const archive = await openArchive(
      zipOf({ 'front.jpg': Buffer.from('picture'), '__MACOSX/._front.jpg': Buffer.from('x') }),
      limits,
    )
    expect(archive.has('__MACOSX/._front.jpg')).toBe(false)
    expect((await archive.read('front.jpg')).toString()).toBe('picture')
    archive.close()
  })

  const small = Buffer.from('x')
  it.each([
    ['paths that lead elsewhere', zipOf({ '../front.jpg': small }), /cannot be read.*\.\./],
    ['a path from the root', zipOf({ '/etc/front.jpg': small }), /cannot be read/],
    ['the paths of Windows', zipOf({ 'C:\\front.jpg': small }), /cannot be read/],
    ['folders', zipOf({ 'pictures/front.jpg': small }), /folders/],
    ['one large file', zipOf({ 'front.jpg': Buffer.alloc(1001) }), /front.jpg in the archive is 1 MB when unpacked/],
    [
      'much in all',
      zipOf({ 'a.jpg': Buffer.alloc(800), 'b.jpg': Buffer.alloc(800) }),
      /larger than 1 MB when unpacked/,
    ],
    [
      'many files',
      zipOf(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.jpg`, small]))),
      /more than 10 files/,
    ],
  ])('is refused with %s', async (_, bytes, message) => {
    await expect(openArchive(bytes, limits)).rejects.toThrow(message)
  })

  it('is not decompressed beyond its declared size', async () => {
    const archive = await openArchive(
      zipOf({ 'bomb.jpg': { packed: deflateRawSync(Buffer.alloc(10_000_000)), claims: 100 } }),
      limits,
    )
    await expect(archive.read('bomb.jpg')).rejects.toThrow(/cannot be read/)
    archive.close()
  })
})
