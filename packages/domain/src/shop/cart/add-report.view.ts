import type { operations } from '@skafferi/api'
import type { LineRefusal, LineToAdd } from '../wishlist'
import type { BulkAddCode } from '../../rules/cart/bulk-add'

/** The result for a product that was added with others: the store's, or why it was not sent. */
export type AddOutcome = BulkAddCode | LineRefusal

/** One line of the report. */
export interface AddReportLine {
  productId: string
  title: string
  /** Pieces requested; null if it was not an integer. */
  quantity: number | null
  outcome: AddOutcome
  /** Pieces that could still be added to the cart. */
  left: number
  /** With `ordered_since`, the pieces in the cart and under way: as displayed, and now. */
  ordered?: { shown: number; now: number }
}

/** The result of adding several products at once. */
export interface AddReportView {
  /** How many were added. */
  added: number
  /** Refused lines first; otherwise in the order of the page. */
  lines: readonly AddReportLine[]
}

type Answer = operations['bulkAddCartItems']['responses'][200]['content']['application/json']

/** A requested line that can be sent. */
interface SendableLine extends LineToAdd {
  variantId: string
  quantity: number
}

/** The lines to send. */
export function sendableLines(lines: readonly LineToAdd[]): SendableLine[] {
  return lines.filter((line): line is SendableLine => line.refusal === null)
}

/**
 * Creates the report.
 * @param results the store's answer; empty if nothing was sent
 */
export function toAddReport(
  requested: readonly (LineToAdd & { ordered?: number })[],
  results: Answer['results'],
): AddReportView {
  const byVariant = new Map(results.map((result) => [result.variant_id, result]))
  const lines = requested.map((line): AddReportLine => {
    const { productId, title, quantity, variantId } = line
    const result = byVariant.get(variantId ?? '')
    const outcome = line.refusal ?? result?.code ?? 'product_unavailable'
    const ordered = result?.ordered === undefined ? {} : { ordered: { shown: line.ordered ?? 0, now: result.ordered } }
    return { productId, title, quantity, outcome, left: result?.left ?? 0, ...ordered }
  })
  const isAdded = ({ outcome }: AddReportLine) => outcome === 'added'
  const added = lines.filter(isAdded)
  return { added: added.length, lines: [...lines.filter((line) => !isAdded(line)), ...added] }
}
