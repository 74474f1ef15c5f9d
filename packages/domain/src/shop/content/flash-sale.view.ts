import type { FlashSaleAnswer } from '@skafferi/api'
import { toProductCardView, type ProductCardView } from '../../platform/shared-views'

/** The current flash sale. */
export interface FlashSaleView {
  /** The end time in milliseconds since 1970, by the server's clock. */
  endsAt: number
  /** Difference of the server's clock to the browser's, in milliseconds. */
  clockOffset: number
  /** The products in the order of the response, with their original prices. */
  cards: readonly ProductCardView[]
}

/**
 * Creates the view of a flash sale; null if there is none or it has no products.
 * @param receivedAt time of the response by the browser's clock, in milliseconds since 1970
 */
export function toFlashSaleView(answer: FlashSaleAnswer, receivedAt: number, locale: string): FlashSaleView | null {
  const { flash_sale, products, server_time } = answer
  if (flash_sale === null || products.length === 0) return null
  const endsAt = Date.parse(flash_sale.end_date)
  if (Number.isNaN(endsAt)) return null
  return {
    endsAt,
    clockOffset: Date.parse(server_time) - receivedAt || 0,
    cards: products.map((product) => toProductCardView(product, locale)),
  }
}
