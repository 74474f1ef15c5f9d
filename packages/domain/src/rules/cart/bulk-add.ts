import { lineRule, piecesToAdd, quantityFault, type OrderLimits, type QuantityFault } from '../quantity/order-limits'
import { fillCart } from './cart-size'

/**
 * The result of adding one of several articles; `ordered_since`: more of it is in the cart or under way than the
 * customer saw.
 */
export type BulkAddCode =
  | 'added'
  | 'ordered_since'
  | 'product_unavailable'
  | 'not_deliverable'
  | QuantityFault
  | 'cart_full'

/** The state of an article in the shop and in the cart. */
export interface AddableArticle extends OrderLimits {
  /** True if it is for sale. */
  buyable: boolean
  /** True if it can be delivered to the cart's destination. */
  deliverable: boolean
  /** Pieces already in the cart. */
  inCart: number
  /** Pieces in the cart and under way; 0 by default. */
  ordered?: number
}

/** The result for an article, and how many more pieces could be added to the cart. */
export interface BulkAddOutcome {
  code: BulkAddCode
  left: number
  /** Pieces in the cart and under way, if that is why it was not added. */
  ordered?: number
}

/** An article to add. */
interface RequestedArticle {
  variantId: string
  quantity: number
  /** Pieces in the cart and under way as the customer saw them; undefined to add in any case. */
  shown?: number
}

/**
 * Plans adding an article: all of its pieces, or none.
 * @param article undefined if it does not exist
 */
function planAdding(
  article: AddableArticle | undefined,
  { quantity, shown }: Pick<RequestedArticle, 'quantity' | 'shown'>,
): BulkAddOutcome {
  if (!article?.buyable) return { code: 'product_unavailable', left: 0 }
  const { deliverable, inCart, ordered = 0 } = article
  if (!deliverable) return { code: 'not_deliverable', left: 0 }
  const left = piecesToAdd(lineRule(article), inCart)
  if (shown !== undefined && ordered > shown) return { code: 'ordered_since', left, ordered }
  return { code: quantityFault(article, inCart + quantity) ?? 'added', left }
}

/**
 * Plans adding articles in the given order; each occurs once. New lines are added until the cart is full; more pieces
 * of lines in the cart always fit.
 * @param articleOf undefined if it does not exist
 * @param lines number of lines in the cart
 */
export function planAddings<Requested extends RequestedArticle>(
  requested: readonly Requested[],
  articleOf: (variantId: string) => AddableArticle | undefined,
  lines: number,
): (Requested & BulkAddOutcome)[] {
  const fits = fillCart(lines)
  return requested.map((each) => {
    const article = articleOf(each.variantId)
    const outcome = planAdding(article, each)
    const isFull = outcome.code === 'added' && article?.inCart === 0 && !fits()
    return { ...each, ...(isFull ? { code: 'cart_full', left: 0 } : outcome) }
  })
}
