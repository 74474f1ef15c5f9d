import type { FlashSaleAnswer } from '@skafferi/api'
import { toProductCardView, type ProductCardView } from '../catalog'

/** The sale that runs. */
export interface FlashSaleView {
  /** When the server ends it: ms since 1970, by the server's clock. */
  endsAt: number
  /** What to add to this computer's clock to get the server's, in ms. */
  clockOffset: number
  /** As they came, each with what it costs otherwise. */
  cards: readonly ProductCardView[]
}

/**
 * What the home page shows of the sale; null where none runs or nothing is in it.
 * @param receivedAt when the answer came, by this computer's clock: ms since 1970
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
