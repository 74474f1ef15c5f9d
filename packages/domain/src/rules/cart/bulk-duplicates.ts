import type { BulkRowFault, BulkUploadRow, BulkUploadSkip } from './bulk-upload'

/** How to resolve articles that occur more than once in a text. */
export type DuplicateChoice = 'add_up' | 'take_last' | 'leave_out'

/** An article that occurs in several rows of a text. */
export interface DuplicateArticle {
  title: string | null
  sku: string | null
  /** At least two, in the order of the text. */
  rows: readonly BulkUploadRow[]
}

/** The article of a row, as returned by the store. */
interface NamedRow {
  /** Index in the request. */
  row: number
  variant_id: string | null
  sku: string | null
  product_title: string | null
}

/**
 * Returns the articles that occur in several rows, in the order of the text. Only the store can match them, because one
 * row may have the SKU and another the GTIN.
 */
export function findDuplicates(rows: readonly BulkUploadRow[], named: readonly NamedRow[]): DuplicateArticle[] {
  const articles = new Map<string, DuplicateArticle & { rows: BulkUploadRow[] }>()
  for (const { row: place, variant_id, sku, product_title: title } of named) {
    const row = rows[place]
    if (!row || variant_id === null) continue
    const article = articles.get(variant_id) ?? { title, sku, rows: [] }
    article.rows.push(row)
    articles.set(variant_id, article)
  }
  return [...articles.values()].filter((article) => article.rows.length > 1)
}

/** Returns the total pieces of rows. */
export function piecesOf(rows: readonly BulkUploadRow[]): number {
  return rows.reduce((pieces, { quantity }) => pieces + quantity, 0)
}

interface Resolution {
  rows: readonly BulkUploadRow[]
  skipped: readonly BulkUploadSkip[]
}

function addUp({ title, rows }: DuplicateArticle, maximum: number): Resolution {
  const [first, ...others] = rows
  const sum = piecesOf(rows)
  if (first && sum <= maximum) {
    return { rows: [{ ...first, quantity: sum, mergedPositions: others.map(({ position }) => position) }], skipped: [] }
  }
  return { rows: [], skipped: rows.map((row) => ({ ...row, text: String(sum), fault: 'above_most', title })) }
}

function resolve(article: DuplicateArticle, choice: DuplicateChoice, maximum: number): Resolution {
  const { title, rows } = article
  const skip = (fault: BulkRowFault) => (row: BulkUploadRow) => ({ ...row, text: String(row.quantity), fault, title })
  switch (choice) {
    case 'add_up':
      return addUp(article, maximum)
    case 'take_last':
      return { rows: rows.slice(-1), skipped: rows.slice(0, -1).map(skip('superseded')) }
    case 'leave_out':
      return { rows: [], skipped: rows.map(skip('left_out')) }
  }
}

/**
 * Applies the buyer's choice for duplicates; rows that are not applied are reported as skipped with the reason.
 * @param options.maximum maximum pieces of a line: a higher sum is skipped
 */
export function resolveDuplicates(
  rows: readonly BulkUploadRow[],
  duplicates: readonly DuplicateArticle[],
  { choice, maximum }: { choice: DuplicateChoice; maximum: number },
): { rows: BulkUploadRow[]; skipped: BulkUploadSkip[] } {
  const resolutions = duplicates.map((article) => resolve(article, choice, maximum))
  const duplicateRows = new Set(duplicates.flatMap((article) => article.rows))
  const applied = [...rows.filter((row) => !duplicateRows.has(row)), ...resolutions.flatMap((article) => article.rows)]
  return {
    rows: applied.sort((a, b) => a.position - b.position),
    skipped: resolutions.flatMap(({ skipped }) => skipped),
  }
}
