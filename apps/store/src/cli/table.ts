import type { Output } from './command'

/** Maximum width of a column, in characters. */
const widest = 48

/** Formats a cell as one line without control characters, because texts may come from strangers. */
function toCell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  const text = String(value)
    .replace(/\s+/g, ' ')
    .replace(/\p{Control}/gu, '')
    .trim()
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text
}

/**
 * Formats rows as a table with aligned columns.
 * @param none text if there are no rows
 * @param columns heading and value of each column
 */
export function listing<Row>(
  rows: readonly Row[],
  none: string,
  columns: Record<string, (row: Row) => unknown>,
): Output {
  if (rows.length === 0) return { data: rows, text: none }
  const headings = Object.keys(columns)
  const lines = [headings, ...rows.map((row) => Object.values(columns).map((cell) => toCell(cell(row))))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
  return { data: rows, text }
}

/** Removes control characters except line breaks, because they could control the terminal. */
export function plain(text: string): string {
  return text.replace(/[^\P{Control}\n]/gu, '')
}

/** Formats names and values, one per line, nested objects indented; empty values are omitted. */
export function facts(values: Record<string, unknown>, indent = ''): string {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const width = Math.max(0, ...present.map(([name]) => name.length))
  return present
    .map(([name, value]) => {
      if (typeof value === 'object') {
        const inner = Array.isArray(value) ? { ...value } : (value as Record<string, unknown>)
        return `${indent}${name}\n${facts(inner, `${indent}  `)}`
      }
      const text = plain(String(value)).replaceAll('\n', `\n${indent}${' '.repeat(width)}  `)
      return `${indent}${name.padEnd(width)}  ${text}`
    })
    .join('\n')
}

/** Formats a date-time in the user's time zone, to the minute. */
export function dateTime(iso: string | null | undefined): string | undefined {
  return iso ? new Date(iso).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' }) : undefined
}

/** Formats an amount with its currency. */
export function amount(value: number, currencyCode: string): string {
  return `${value.toFixed(2)} ${currencyCode.toUpperCase()}`
}
