import type { Product, VisitorProduct } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addToCart } from '../cart'
import { useShop } from '../shop-context'
import { checkPurchase, findVariant } from './product.rules'
import { bulkMinimumOf, type AnyVariant, type ProductChoice } from './product.view'
import { idle, isBusy, toPurchaseProblem, type PurchaseState } from './purchase'

/** Buying from the page of a product; another product starts anew. */
export function usePurchase(product: Product | VisitorProduct | undefined, choice: ProductChoice | undefined) {
  const shop = useShop()
  const queryClient = useQueryClient()
  const [latest, setLatest] = useState({ productId: product?.id, state: idle })
  const purchase = latest.productId === product?.id ? latest.state : idle
  const note = (state: () => PurchaseState) => setLatest(() => ({ productId: product?.id, state: state() }))

  async function buy(status: 'adding' | 'buying'): Promise<boolean> {
    if (!product || !choice || isBusy(purchase)) return false
    const { mode, quantity, options } = choice
    const variant = findVariant<AnyVariant>(product.variants, options)
    const refusal = checkPurchase({ variant, mode, quantity, bulkMinimum: bulkMinimumOf(product) })
    if (refusal || !variant) {
      note(() => ({ ...idle, refusal: refusal ?? null }))
      return false
    }
    note(() => ({ ...idle, status }))
    try {
      await addToCart({ shop, queryClient }, { variantId: variant.id, quantity })
    } catch (error) {
      const action = status === 'adding' ? 'add_to_cart' : 'buy_now'
      note(() => ({ ...idle, problem: toPurchaseProblem(action, error) }))
      return false
    }
    note(() => ({ ...idle, status: 'added' }))
    return true
  }

  return {
    purchase,
    /** Resolves to whether the pieces are in the cart. */
    addToCart: () => buy('adding'),
    /** The same, for a page that goes to the cart afterwards. */
    buyNow: () => buy('buying'),
    /** Another choice makes another purchase. */
    startOver: () => setLatest((now) => (isBusy(now.state) ? now : { ...now, state: idle })),
  }
}
