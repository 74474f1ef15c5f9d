import { wallClock } from '@skafferi/domain/rules/delivery/calendar'

/** Characters that a spreadsheet may treat as the end of a cell, whatever the file's separator. */
const separator = String.raw`[,;\t\r\n]`
/** Characters that may precede a formula in a cell, including quotes, which may count as quoting. */
const ignored = String.raw`(?:[^\S\t\r\n]|")*'*`

/**
 * Matches positions before a formula, and before a closing quote that could be read as the start of a cell. The
 * lookahead comes first, so that each lookbehind is short and the time is linear.
 * @param guard the apostrophe at such a position, or nothing
 */
function guardPattern(guard: '' | "'"): RegExp {
  const beforeFormula = String.raw`(?=${guard}[=+@\t\r-])(?<=(?:^|${separator})${ignored})${guard}`
  const beforeQuote = `(?=${guard}$)(?<=${separator}${ignored})${guard}`
  return new RegExp(`${beforeFormula}|${beforeQuote}`, 'g')
}
const unguarded = guardPattern('')
const guarded = guardPattern("'")

/** Inserts an apostrophe before each position that a spreadsheet would evaluate as a formula (CSV injection). */
function guardFormula(text: string): string {
  return text.replace(unguarded, "'")
}

/** Removes the apostrophes that `stringify` has inserted. */
export function unguardFormula(text: string): string {
  return text.replace(guarded, '')
}

/** The cell that clears a value; not a formula. */
export const clearMark = '-'

/** Escapes a cell of an uploaded file for output in another file, without doubling existing apostrophes. */
export function guardUploadedCell(cell: string): string {
  return cell === clearMark ? cell : guardFormula(unguardFormula(cell))
}

const quoted = /[",;\t\n\r]|^\s|\s$/

function toCell(text: string): string {
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const byteOrderMark = '\ufeff'

/**
 * Builds a CSV file. No cell is a formula, whether a spreadsheet splits by comma, semicolon or tab.
 * @param guard escapes formulas in a cell
 */
export function stringify(
  lines: readonly (readonly string[])[],
  guard = guardFormula,
  between: ',' | ';' = ',',
): string {
  return byteOrderMark + lines.map((line) => `${line.map((text) => toCell(guard(text))).join(between)}\r\n`).join('')
}

/**
 * Formats a timestamp for spreadsheets in local time, e.g. "2026-11-27 14:05:09". The heading names the time zone.
 * @param iso ISO 8601 in UTC
 */
export function toLocalTime(iso: string, timeZone: string): string {
  const { date, time } = wallClock(new Date(iso), timeZone)
  // Seconds are equal in all time zones.
  return `${date} ${time}${iso.slice(16, 19)}`
}
