import type { operations } from '@skafferi/api'
import { maximumQuantity } from '../product/product.rules'
import type { LineToAdd } from '../wishlist'
import type { BulkAddCode } from './bulk-add.rules'

/**
 * What became of a product that was to be added with others: what the store says, or why it was not even asked.
 * `wrong_quantity`: its quantity is none; `choose_variant`: it comes in several, and none is named.
 */
export type AddOutcome = BulkAddCode | 'wrong_quantity' | 'choose_variant'

/** One line of the report. */
export interface AddReportLine {
  productId: string
  title: string
  /** Pieces that were asked for; null where that was no whole number. */
  quantity: number | null
  outcome: AddOutcome
  /** Pieces that could be added to what the cart holds. */
  left: number
}

/** What became of several products that were to be added together. */
export interface AddReportView {
  /** How many were added. */
  added: number
  /** Those that were not added first; else as they stood on the page. */
  lines: readonly AddReportLine[]
}

type Answer = operations['bulkAddCartItems']['responses'][200]['content']['application/json']

/** A wanted line that can be sent as it is. */
interface SendableLine extends LineToAdd {
  variantId: string
  quantity: number
}

function refusalOf({ variantId, quantity }: LineToAdd): AddOutcome | null {
  if (variantId === null) return 'choose_variant'
  const isRight = quantity !== null && quantity >= 1 && quantity <= maximumQuantity
  return isRight ? null : 'wrong_quantity'
}

/** The lines the store is asked for. */
export function sendableLines(lines: readonly LineToAdd[]): SendableLine[] {
  return lines.filter((line): line is SendableLine => refusalOf(line) === null)
}

/**
 * The report.
 * @param results what the store answered; none where it was not asked
 */
export function toAddReport(requested: readonly LineToAdd[], results: Answer['results']): AddReportView {
  const byVariant = new Map(results.map((result) => [result.variant_id, result]))
  const lines = requested.map((line): AddReportLine => {
    const { productId, title, quantity, variantId } = line
    const result = byVariant.get(variantId ?? '')
    const outcome = refusalOf(line) ?? result?.code ?? 'product_unavailable'
    return { productId, title, quantity, outcome, left: result?.left ?? 0 }
  })
  const isAdded = ({ outcome }: AddReportLine) => outcome === 'added'
  const added = lines.filter(isAdded)
  return { added: added.length, lines: [...lines.filter((line) => !isAdded(line)), ...added] }
}
