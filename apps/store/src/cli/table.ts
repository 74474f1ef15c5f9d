import type { Output } from './command'

/** How wide a column may get before its text is cut, in characters. */
const widest = 48

/** Cells are one line each, and control characters never reach the terminal: texts may come from strangers. */
function toCell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  const text = String(value)
    .replace(/\s+/g, ' ')
    .replace(/\p{Control}/gu, '')
    .trim()
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text
}

/**
 * Rows as a table of aligned columns.
 * @param none what to say where there are no rows
 * @param columns heading to what stands in it
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

/** Text of a stranger with its line ends, but without anything that could steer the terminal. */
export function plain(text: string): string {
  return text.replace(/[^\P{Control}\n]/gu, '')
}

/** Names with their values under each other, nested ones indented; what is empty is left out. */
export function facts(values: Record<string, unknown>, indent = ''): string {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const width = Math.max(0, ...present.map(([name]) => name.length))
  return present
    .map(([name, value]) => {
      if (typeof value === 'object') {
        const inner = Array.isArray(value) ? { ...value } : (value as Record<string, unknown>)
        return `${indent}${name}\n${facts(inner, `${indent}  `)}`
      }
      return `${indent}${name.padEnd(width)}  ${plain(String(value)).replaceAll('\n', `\n${indent}${' '.repeat(width)}  `)}`
    })
    .join('\n')
}

/** A moment in the operator's own time, to the minute. */
export function moment(iso: string | null | undefined): string | undefined {
  return iso ? new Date(iso).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' }) : undefined
}

/** An amount with its currency. */
export function amount(value: number, currencyCode: string): string {
  return `${value.toFixed(2)} ${currencyCode.toUpperCase()}`
}
