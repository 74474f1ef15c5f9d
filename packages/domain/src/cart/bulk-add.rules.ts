import { maximumQuantity } from '../product/product.rules'
import { fillCart } from './cart-size.rules'

/** What becomes of an article among several that are to be added. */
export type BulkAddCode =
  | 'added'
  | 'product_unavailable'
  | 'not_deliverable'
  | 'insufficient_inventory'
  | 'too_many'
  | 'cart_full'

/** What the shop has of an article, and the cart. */
export interface AddableArticle {
  /** Whether it can be bought. */
  buyable: boolean
  /** Whether it may be delivered where the cart goes. */
  deliverable: boolean
  /** Pieces in stock. */
  stock: number
  /** Pieces the cart holds already. */
  inCart: number
}

/** What becomes of an article, and how many pieces could be added to the cart's. */
export interface BulkAddOutcome {
  code: BulkAddCode
  left: number
}

/** An article that is to be added. */
interface RequestedArticle {
  variantId: string
  quantity: number
}

/**
 * Decides about an article for itself: all of its pieces are added, or none.
 * @param article undefined where there is none
 */
function planAdding(article: AddableArticle | undefined, quantity: number): BulkAddOutcome {
  if (!article?.buyable) return { code: 'product_unavailable', left: 0 }
  const { deliverable, stock, inCart } = article
  if (!deliverable) return { code: 'not_deliverable', left: 0 }
  const left = Math.max(0, Math.min(stock, maximumQuantity) - inCart)
  if (quantity <= left) return { code: 'added', left }
  return { code: inCart + quantity > stock ? 'insufficient_inventory' : 'too_many', left }
}

/**
 * Decides about articles in the order they are wanted, each of which is named once. Those that would be new lines are added
 * until the cart is full; more pieces of what it holds always fit.
 * @param articleOf undefined where there is none
 * @param lines how many the cart has
 */
export function planAddings<Wanted extends RequestedArticle>(
  requested: readonly Wanted[],
  articleOf: (variantId: string) => AddableArticle | undefined,
  lines: number,
): (Wanted & BulkAddOutcome)[] {
  const fits = fillCart(lines)
  return requested.map((each) => {
    const article = articleOf(each.variantId)
    const outcome = planAdding(article, each.quantity)
    const isFull = outcome.code === 'added' && article?.inCart === 0 && !fits()
    return { ...each, ...(isFull ? { code: 'cart_full', left: 0 } : outcome) }
  })
}
