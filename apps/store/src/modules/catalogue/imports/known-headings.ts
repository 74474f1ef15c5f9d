import { importTargets } from '@skafferi/domain/rules/catalogue/import-targets'
import { priceOf } from './columns'
import { targetLike } from './similar-headings'
import { systemHeadings } from './system-headings'

const allTargets = [...new Set(Object.values(importTargets).flat())]

const headingsOfSystems = new Set(Object.values(systemHeadings).flatMap((headings) => Object.values(headings).flat()))

/** Maximum length of a heading that can be known. */
const maxLength = 60

/** True if a heading is one of the shop's own, of another shop system, or similar to one. */
function isKnownHeading(heading: string): boolean {
  if (heading === '' || heading.length > maxLength) return false
  const name = heading.toLowerCase().replace(/\s+/g, ' ')
  return headingsOfSystems.has(name) || priceOf(name) !== undefined || targetLike(allTargets, name) !== undefined
}

/** Rows among which the headings are searched. */
export const headingSearchRows = 30
/** Known headings that make a row the headings; a single one may be a word in a title. */
const minKnown = 2

/** A row that may be the headings. */
export interface HeadingRow {
  /** Index of the row. */
  index: number
  /** Number of distinct known headings. */
  known: number
  /** Number of filled cells. */
  filled: number
}

function describeRow(cells: readonly string[], index: number): HeadingRow {
  const names = new Set(cells.filter(isKnownHeading).map((cell) => cell.toLowerCase()))
  return { index, known: names.size, filled: cells.filter((cell) => cell.trim() !== '').length }
}

/**
 * Finds the row with the headings among the first rows: the one with the most known headings, or otherwise the first
 * one that is as wide as the table. Above it may be a title, an address or empty rows.
 */
export function findHeadingRow(rows: readonly (readonly string[])[]): HeadingRow | undefined {
  const described = rows
    .slice(0, headingSearchRows)
    .map(describeRow)
    .filter(({ filled }) => filled > 0)
  const [first] = described
  if (first === undefined) return undefined
  const width = Math.max(...described.map(({ filled }) => filled))
  const best = described.reduce((most, row) => (row.known > most.known ? row : most))
  // Cells of a row below may be words of headings too, such as "pack".
  if (first.known > 0 && (best.known < minKnown || first.filled >= width)) return first
  if (best.known >= minKnown) return best
  return described.find(({ filled }) => filled * 2 > width)
}
