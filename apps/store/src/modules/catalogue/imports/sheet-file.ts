import type { CellValue } from 'hucre/xlsx'
import { refuse, StoreError } from '../../../platform/http/errors'
import { openArchive } from './archive'
import { fileLimits, unpackedBytes } from '../products'

/** A row of a file: its number, from 1, and its cells. */
export interface SheetRow {
  row: number
  cells: string[]
}

/** Limits of a spreadsheet, which is a ZIP archive of XML; a compression ratio of ten is usual. */
const limits = { files: 5_000, fileBytes: unpackedBytes, allBytes: unpackedBytes, folders: true }

/** Significant digits of a double; further ones are rounding errors. */
const significantDigits = 15

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const text = value.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16)
  }
  if (typeof value === 'number') return String(Number(value.toPrecision(significantDigits)))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value.trim()
}

/** Verifies the declared sizes before the XML is parsed. */
async function assertDeclaredSizes(bytes: Uint8Array): Promise<void> {
  const archive = await openArchive(bytes, limits)
  try {
    if (!archive.has('[Content_Types].xml')) throw refuse('not_a_sheet')
    await archive.verify()
  } finally {
    archive.close()
  }
}

/**
 * Reads the first sheet of an XLSX file. Formulas are represented by their cached results.
 * @param maxRows maximum number; one more is read to detect an excess
 * @throws StoreError 400 if it cannot be read or exceeds the limits
 */
export async function readSheet(bytes: Uint8Array, maxRows: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let left = unpackedBytes
  try {
    await assertDeclaredSizes(bytes)
    // Loaded on first use.
    const { streamXlsxRows } = await import('hucre/xlsx')
    for await (const { index, values } of streamXlsxRows(bytes)) {
      // Spreadsheets store formatted empty cells far beyond the content.
      const last = values.findLastIndex((value) => textOf(value) !== '')
      const cells = values.slice(0, last + 1).map(textOf)
      left -= cells.reduce((sum, cell) => sum + cell.length, 0)
      // Cells can share a string, so a small file can have huge content.
      if (left < 0) throw refuse('sheet_too_large', { megabytes: fileLimits.unpackedMegabytes })
      if (last >= 0) rows.push({ row: index + 1, cells })
      if (rows.length > maxRows) return rows
      // The file is refused for this row anyway.
      if (last >= fileLimits.columns) return rows
    }
    return rows
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw refuse('sheet_unreadable', { detail: (error as Error).message.replace(/\.$/, '') })
  }
}
