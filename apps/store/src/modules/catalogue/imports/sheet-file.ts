import type { CellValue } from 'hucre/xlsx'
import { refuse, StoreError } from '../../../platform/http/errors'
import { openArchive } from './archive'
import { fileLimits, unpackedBytes } from '../products'
import { findHeadingRow, headingSearchRows } from './known-headings'
import { decodeEntities } from './html-text'

/** A row of a file: its number, from 1, and its cells. */
export interface SheetRow {
  row: number
  cells: string[]
}

/** A sheet of an XLSX file. */
export interface Sheet {
  rows: SheetRow[]
  /** Its name; undefined if the workbook does not name its sheets. */
  sheet?: string
  /** The names of all visible sheets. */
  sheets: string[]
}

/** Limits of a spreadsheet, which is a ZIP archive of XML; a compression ratio of ten is usual. */
const limits = { files: 5_000, fileBytes: unpackedBytes, allBytes: unpackedBytes, folders: true }

/** Significant digits of a double; further ones are rounding errors. */
const significantDigits = 15

/** Sheets whose first rows are read to find the table; each reads the workbook's texts again. */
const maxProbedSheets = 10

/** Sheets of a workbook, in order: `<sheet name="Prices" sheetId="1" state="hidden" r:id="rId1"/>`. */
const sheetTag = /^(?:\w{1,20}:)?sheet\s/

function attributeOf(attributes: string, name: string): string {
  return decodeEntities(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
}

/**
 * Returns the names of the visible sheets, or of all if none is visible.
 * @param workbook the XML of the workbook
 */
function sheetNames(workbook: string): string[] {
  const tags = workbook.split('<').filter((tag) => sheetTag.test(tag))
  const sheets = tags.map((tag) => ({
    name: attributeOf(tag, 'name'),
    isVisible: !/hidden/i.test(attributeOf(tag, 'state')),
  }))
  const visible = sheets.filter(({ isVisible }) => isVisible)
  return (visible.length > 0 ? visible : sheets).map(({ name }) => name)
}

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

/** Where spreadsheet programs store the names of sheets. */
const workbookPath = 'xl/workbook.xml'

/**
 * Verifies the declared sizes before the XML is parsed.
 * @returns the names of the visible sheets
 */
async function verifyArchive(bytes: Uint8Array): Promise<string[]> {
  const archive = await openArchive(bytes, limits)
  try {
    if (!archive.has('[Content_Types].xml')) throw refuse('not_a_sheet')
    await archive.verify()
    return archive.has(workbookPath) ? sheetNames((await archive.read(workbookPath)).toString()) : []
  } finally {
    archive.close()
  }
}

/** @param sheet its name; the first one by default */
async function readRows(bytes: Uint8Array, sheet: string | undefined, maxRows: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let left = unpackedBytes
  // Loaded on first use.
  const { streamXlsxRows } = await import('hucre/xlsx')
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
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
}

/** A row above which a sheet has a table: its headings are known, or it has a row below them. */
const minKnownHeadings = 2

/** Returns the first sheet with known headings, or otherwise the first one with more than one row. */
async function findSheet(bytes: Uint8Array, names: readonly string[]): Promise<string | undefined> {
  let filled: string | undefined
  for (const name of names.slice(0, maxProbedSheets)) {
    // Charts are sheets without rows.
    const rows = await readRows(bytes, name, headingSearchRows).catch((error: unknown) => {
      if (error instanceof StoreError) throw error
      return []
    })
    const headings = findHeadingRow(rows.map(({ cells }) => cells))
    if (headings && headings.known >= minKnownHeadings && headings.index < rows.length - 1) return name
    if (rows.length > 1) filled ??= name
  }
  return filled ?? names[0]
}

/**
 * Reads a sheet of an XLSX file. Formulas are represented by their cached results.
 * @param maxRows maximum number; one more is read to detect an excess
 * @param sheet its name; by default the first one with a table
 * @throws StoreError 400 if it cannot be read or exceeds the limits
 */
export async function readSheet(bytes: Uint8Array, maxRows: number, sheet?: string): Promise<Sheet> {
  try {
    const sheets = await verifyArchive(bytes)
    const isKnown = sheet !== undefined && sheets.includes(sheet)
    const chosen = isKnown ? sheet : sheets.length > 1 ? await findSheet(bytes, sheets) : sheets[0]
    return { rows: await readRows(bytes, chosen, maxRows), sheet: chosen, sheets }
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw refuse('sheet_unreadable', { detail: (error as Error).message.replace(/\.$/, '') })
  }
}
