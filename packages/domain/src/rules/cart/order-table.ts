/** A row of a table with its position in the text or sheet, from 1. */
export interface OrderTableRow {
  position: number
  cells: readonly string[]
}

/** The rows of a pasted text, a CSV file or a spreadsheet; rows without content are missing. */
export interface OrderTable {
  /** The separator of its cells; null for a spreadsheet, whose numbers have a decimal point. */
  separator: string | null
  rows: readonly OrderTableRow[]
}

/** The separators of CSV files. A comma wins if two are equally frequent. */
const separators = [',', ';', '\t', '|']

/** The first line of a CSV file with which Excel declares its separator. */
const separatorLine = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i

/** Number of lines that are considered to detect the separator: there may be lines above the headings. */
const linesToDetect = 30

/** Returns a line without quoted cells and without the decimals of numbers, e.g. "FT-1;5" for "FT-1;5,0". */
function bareLine(line: string): string {
  return line
    .replace(/"[^"]*"/g, '')
    .split(/([;\t|])/)
    .map((cell, index) => (index > 0 ? cell.replace(/^(\s*[1-9]\d*),\d{1,2}\s*$/, '$1') : cell))
    .join('')
}

/**
 * Returns the separator that most lines have, because a line above the headings may have commas of a sentence; of
 * several, the most frequent one in the first line that has one.
 */
function detectSeparator(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, linesToDetect).map(bareLine)
  const linesWith = (separator: string) => lines.filter((line) => line.includes(separator)).length
  const most = Math.max(...separators.map(linesWith))
  const candidates = separators.filter((separator) => linesWith(separator) === most)
  const first = lines.find((line) => candidates.some((separator) => line.includes(separator))) ?? ''
  const count = (separator: string) => first.split(separator).length
  return candidates.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/**
 * Parses a CSV text (RFC 4180): quoted cells may contain separators and line breaks, and a doubled quote is a quote.
 */
function readCells(text: string, separator: string, firstLine: number): OrderTableRow[] {
  const rows: OrderTableRow[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = firstLine
  let position = firstLine
  const endRow = () => {
    cells.push(cell.trim())
    if (cells.some((content) => content !== '')) rows.push({ position, cells })
    cells = []
    cell = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index)
    const isLineEnd = char === '\n' || (char === '\r' && text.charAt(index + 1) !== '\n')
    if (isLineEnd) line += 1
    if (char === '"' && quoted && text.charAt(index + 1) === '"') {
      cell += '"'
      index += 1
    } else if (char === '"') {
      quoted = !quoted
    } else if (char === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else if (isLineEnd && !quoted) {
      endRow()
      position = line
    } else if (char !== '\r') {
      cell += char
    }
  }
  endRow()
  return rows
}

/** Parses a text with separated cells; the separator is declared in the first line (`sep=;`) or detected. */
export function readOrderTable(text: string): OrderTable {
  const content = text.replace(/^\uFEFF/, '')
  const [firstLine = '', declared] = separatorLine.exec(content) ?? []
  const rest = content.slice(firstLine.length)
  const separator = declared ?? detectSeparator(rest)
  return { separator, rows: readCells(rest, separator, firstLine === '' ? 1 : 2) }
}
