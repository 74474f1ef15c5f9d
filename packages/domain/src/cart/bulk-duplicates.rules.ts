import type { BulkRowFault, BulkUploadRow, BulkUploadSkip } from './bulk-upload.rules'

/** What becomes of articles that a text names more than once. */
export type DuplicateChoice = 'add_up' | 'take_last' | 'leave_out'

/** An article that several rows of a text name. */
export interface DuplicateArticle {
  title: string | null
  sku: string | null
  /** At least two, in the order of the text. */
  rows: readonly BulkUploadRow[]
}

/** The store's result for a row: the article it names. */
interface NamedRow {
  /** Index in the request. */
  row: number
  variant_id: string | null
  sku: string | null
  product_title: string | null
}

/**
 * Articles that several rows name, in the order of the text. Only the store can tell, because one row may have the SKU
 * and another the GTIN.
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

/** Pieces of all rows together. */
export function piecesOf(rows: readonly BulkUploadRow[]): number {
  return rows.reduce((pieces, { quantity }) => pieces + quantity, 0)
}

interface Settled {
  rows: readonly BulkUploadRow[]
  skipped: readonly BulkUploadSkip[]
}

function addUp({ title, rows }: DuplicateArticle, most: number): Settled {
  const [first, ...others] = rows
  const sum = piecesOf(rows)
  if (first && sum <= most) {
    return { rows: [{ ...first, quantity: sum, also: others.map(({ position }) => position) }], skipped: [] }
  }
  return { rows: [], skipped: rows.map((row) => ({ ...row, text: String(sum), fault: 'above_most', title })) }
}

function settle(article: DuplicateArticle, choice: DuplicateChoice, most: number): Settled {
  const { title, rows } = article
  const skip = (fault: BulkRowFault) => (row: BulkUploadRow) => ({ ...row, text: String(row.quantity), fault, title })
  switch (choice) {
    case 'add_up':
      return addUp(article, most)
    case 'take_last':
      return { rows: rows.slice(-1), skipped: rows.slice(0, -1).map(skip('superseded')) }
    case 'leave_out':
      return { rows: [], skipped: rows.map(skip('left_out')) }
  }
}

/**
 * Applies the buyer's choice for duplicates; rows that are not applied are reported as skipped with the reason.
 * @param most maximum pieces of a line: a higher sum is skipped
 */
export function resolveDuplicates(
  rows: readonly BulkUploadRow[],
  doubled: readonly DuplicateArticle[],
  { choice, most }: { choice: DuplicateChoice; most: number },
): { rows: BulkUploadRow[]; skipped: BulkUploadSkip[] } {
  const settled = doubled.map((article) => settle(article, choice, most))
  const questioned = new Set(doubled.flatMap((article) => article.rows))
  const applied = [...rows.filter((row) => !questioned.has(row)), ...settled.flatMap((article) => article.rows)]
  return {
    rows: applied.sort((a, b) => a.position - b.position),
    skipped: settled.flatMap(({ skipped }) => skipped),
  }
}
