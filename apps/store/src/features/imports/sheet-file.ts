import type { CellValue } from 'hucre/xlsx'
import { ArchiveProblem, openArchive } from './archive'
import { fileLimits, unpackedBytes } from './file-limits'

/** A row as its file has it: its number there, the first being 1, and the texts of its cells. */
export interface SheetRow {
  row: number
  cells: string[]
}

/** A spreadsheet that cannot be read; the message is a sentence. */
export class SheetProblem extends Error {
  override readonly name = 'SheetProblem'
}

/** A spreadsheet is an archive of texts, which pack well: ten times is usual. */
const limits = { files: 5_000, fileBytes: unpackedBytes, allBytes: unpackedBytes, folders: true }

/** Digits that a spreadsheet is sure of: what comes after them is noise of its arithmetic. */
const sureDigits = 15

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const text = value.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16)
  }
  if (typeof value === 'number') return String(Number(value.toPrecision(sureDigits)))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value.trim()
}

/** What the archive claims of itself is found to be true before its texts are read. */
async function assertHarmless(bytes: Uint8Array): Promise<void> {
  const archive = await openArchive(bytes, limits)
  try {
    if (!archive.has('[Content_Types].xml')) throw new SheetProblem('This is an archive, but no spreadsheet (XLSX).')
    await archive.verify()
  } finally {
    archive.close()
  }
}

/**
 * Reads the first sheet of a spreadsheet (XLSX). Formulas are what they came to when it was saved.
 * @param mostRows where it has more, one more than that is read
 * @throws SheetProblem where it cannot be read, or unpacks to more than it should
 */
export async function readSheet(bytes: Uint8Array, mostRows: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let left = unpackedBytes
  try {
    await assertHarmless(bytes)
    // Loaded with the first one.
    const { streamXlsxRows } = await import('hucre/xlsx')
    for await (const { index, values } of streamXlsxRows(bytes)) {
      // Spreadsheets write cells that are only coloured, far beyond the last one that says something.
      const last = values.findLastIndex((value) => textOf(value) !== '')
      const cells = values.slice(0, last + 1).map(textOf)
      left -= cells.reduce((sum, cell) => sum + cell.length, 0)
      // Cells may share a text that the archive has once.
      if (left < 0)
        throw new SheetProblem(
          `The spreadsheet has more than ${fileLimits.unpackedMegabytes} MB of text in its cells. Split it: each part needs the row of headings.`,
        )
      if (last >= 0) rows.push({ row: index + 1, cells })
      if (rows.length > mostRows) return rows
      // The rest is refused for them.
      if (last >= fileLimits.columns) return rows
    }
    return rows
  } catch (error) {
    if (error instanceof SheetProblem) throw error
    const { message } = error as Error
    throw new SheetProblem(
      error instanceof ArchiveProblem ? message : `The spreadsheet cannot be read: ${message.replace(/\.$/, '')}.`,
    )
  }
}
