import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardUploadedCell, stringify, toLocalTime, unguardFormula } from './csv'
import { readTable } from './table-file'

const separators = [',', ';', '\t'] as const

/**
 * Returns the cells as parsed by a spreadsheet with this separator: quotes count only at the start of a cell.
 */
function cellsBy(separator: string, content: string): string[] {
  const pattern = new RegExp(
    `(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(?:${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  const text = content.replace('\ufeff', '')
  const cells: string[] = []
  while (pattern.lastIndex < text.length) {
    const [, quoted = '', rest = ''] = pattern.exec(text)!
    cells.push(quoted.replaceAll('""', '"') + rest)
  }
  return cells
}

/** Texts with many characters that spreadsheets interpret. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((given) => !given.includes('\0')),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ';', ',', '"', "'", ' ', '\u00a0', 'a', '1', 'cmd()'))
    .map((parts) => parts.join('')),
)
const linesFrom = (minWidth: number) =>
  fc
    .integer({ min: minWidth, max: 4 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))
const lines = linesFrom(1)

describe('a CSV file', () => {
  it.each(separators)('has no formula in any cell when it is split by %j', (separator) => {
    fc.assert(
      fc.property(lines, (rows) => {
        expect(cellsBy(separator, stringify(rows)).filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    'a;=cmd()',
    'a;"=cmd()"',
    'a\t=cmd()',
    'a,=cmd()',
    'a\n=cmd()',
    'a; =cmd()',
    '\t=cmd()',
    '=cmd()',
    '- fresh\n- green',
  ])('neutralizes %j anywhere in a cell', (cell) => {
    for (const separator of separators) {
      const cells = cellsBy(
        separator,
        stringify([
          ['x', cell],
          [cell, 'x'],
        ]),
      )
      expect(cells.filter((each) => /^["\s]*[=+@-]/.test(each))).toEqual([])
    }
  })

  it('returns every text unchanged when it is read back', async () => {
    await fc.assert(
      // The separator of a single column without a known heading cannot be told from a character of its cells.
      fc.asyncProperty(linesFrom(2), async (rows) => {
        // Empty rows are skipped by the reader.
        const filled = rows.filter((row) => row.some((cell) => cell !== ''))
        fc.pre(filled.length > 0)
        const headings = filled[0]!.map((_, index) => `column ${index}`)
        const table = await readTable(Buffer.from(stringify([headings, ...filled])))
        expect(table.rows.map(({ cells }) => cells.map(unguardFormula))).toEqual(filled)
      }),
      { numRuns: 500, examples: [[[['nAme', '\t', '', '']]]] },
    )
  })

  it('keeps the meaning of cells copied from another file', () => {
    fc.assert(
      fc.property(text, (cell) => {
        const [row] = parse(stringify([[cell, 'x']], guardUploadedCell), { bom: true })
        expect(unguardFormula(row![0]!)).toBe(unguardFormula(cell))
      }),
    )
    expect(["'=x", '=x', '-'].map(guardUploadedCell)).toEqual(["'=x", "'=x", '-'])
  })
})

describe('a timestamp in a file', () => {
  it.each([
    ['2026-11-27T13:05:09.120Z', 'Europe/Stockholm', '2026-11-27 14:05:09'],
    ['2026-06-30T23:30:00.000Z', 'Europe/Stockholm', '2026-07-01 01:30:00'],
    ['2026-11-27T13:05:09.120Z', 'Asia/Kolkata', '2026-11-27 18:35:09'],
  ])('%s in %s is %s', (iso, timeZone, expected) => {
    expect(toLocalTime(iso, timeZone)).toBe(expected)
  })
})

describe('a file in Windows-1252', () => {
  const titleOf = async (bytes: Uint8Array) =>
    (await readTable(Buffer.concat([Buffer.from('product\r\n'), bytes]))).rows[0]?.cells[0]

  it('is read with its euro sign, dashes, quotes and letters with caron', async () => {
    const bytes = Buffer.from('Lakrits \x84Extra\x94 \x96 5 \x80 p\xe5se \x8aokolad\x85', 'latin1')
    expect(await titleOf(bytes)).toBe('Lakrits „Extra” – 5 € påse Šokolad…')
  })

  it('is read correctly for the 27 assigned bytes from 0x80 to 0x9F', async () => {
    const unassigned = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
    const bytes = Array.from({ length: 32 }, (_, index) => 0x80 + index).filter((byte) => !unassigned.includes(byte))
    const characters = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
    expect([await titleOf(Uint8Array.from(bytes)), characters.length]).toEqual([characters, 27])
  })
})
