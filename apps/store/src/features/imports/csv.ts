import { wallClock } from '@skafferi/domain/checkout/calendar.rules'

/** What a spreadsheet may take for the end of a cell, whichever separator the file has. */
const separator = String.raw`[,;\t\r\n]`
/** What may stand between the end of a cell and a formula: a quote may count as one of the file's own. */
const ignored = String.raw`(?:[^\S\t\r\n]|")*'*`

/**
 * Places before a formula, and where the quote that ends a text would seem to begin a cell. What follows is looked at first: so each
 * look back ends at the formula before, and the time grows with the length of the text alone.
 * @param guard the apostrophe at such a place, or nothing
 */
function placesOf(guard: '' | "'"): RegExp {
  return new RegExp(
    `(?=${guard}[=+@\\t\\r-])(?<=(?:^|${separator})${ignored})${guard}|(?=${guard}$)(?<=${separator}${ignored})${guard}`,
    'g',
  )
}
const unguarded = placesOf('')
const guarded = placesOf("'")

/** Puts an apostrophe before each place of a text that a spreadsheet would run as a formula. */
function guardFormula(text: string): string {
  return text.replace(unguarded, "'")
}

/** The text of a cell that was written by `stringify`. */
export function unguardFormula(text: string): string {
  return text.replace(guarded, '')
}

/** What empties a value where it is a cell of its own. It is no formula. */
export const clear = '-'

/** Guards a cell of an uploaded file that is written into another file. Apostrophes that are there already are not doubled. */
export function guardGiven(cell: string): string {
  return cell === clear ? cell : guardFormula(unguardFormula(cell))
}

const quoted = /[",;\t\n\r]|^\s|\s$/

function toCell(text: string): string {
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The mark by which spreadsheets know UTF-8. */
const mark = '\ufeff'

/**
 * A CSV file with commas, as spreadsheets and other programs read it. No cell is a formula, whichever of comma, semicolon and tab a
 * spreadsheet splits it by.
 * @param guard keeps a text from being a formula
 */
export function stringify(lines: readonly (readonly string[])[], guard = guardFormula): string {
  return mark + lines.map((line) => `${line.map((text) => toCell(guard(text))).join(',')}\r\n`).join('')
}

/**
 * A timestamp as spreadsheets read it, by the clock of a time zone: "2026-11-27 14:05:09". The heading names the time zone.
 * @param iso as answers have it
 */
export function toLocalTime(iso: string, timeZone: string): string {
  const { date, time } = wallClock(new Date(iso), timeZone)
  // Time zones differ by whole minutes.
  return `${date} ${time}${iso.slice(16, 19)}`
}
