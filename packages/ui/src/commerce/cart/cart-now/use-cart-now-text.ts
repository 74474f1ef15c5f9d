import type { UpdatedCartView } from '@skafferi/domain/shop/cart/views'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'

/** Describes the cart: number of lines, value of goods, and the amount missing to free delivery. */
export function useCartNowText(): (cart: UpdatedCartView) => string {
  const t = useWords(cardWords)
  return ({ lineCount: lines, goods, freeDelivery }) => {
    if (freeDelivery === null) return t('cartNow', { lines, goods })
    return freeDelivery.reached
      ? t('cartNowReached', { lines, goods })
      : t('cartNowMissing', { lines, goods, missing: freeDelivery.missing })
  }
}
