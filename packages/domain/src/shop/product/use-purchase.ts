import type { Product, VisitorProduct } from '@skafferi/api'
import { useState } from 'react'
import { useAddToCart, type PurchaseRequest } from '../cart'
import { checkPurchase, findVariant, type PurchaseRefusal } from '../../rules/catalogue/product'
import { bulkMinimumOf, type AnyVariant, type ProductChoice, type PurchaseState } from './product.view'

const productOf = ({ productId = '' }: PurchaseRequest) => productId

/** Buying from the page of a product; another product resets it. */
export function usePurchase(product: Product | VisitorProduct | undefined, choice: ProductChoice | undefined) {
  const productId = product?.id ?? ''
  const purchases = useAddToCart({ idOf: productOf })
  const [refused, setRefused] = useState<{ productId: string; refusal: PurchaseRefusal } | null>(null)
  const { busy, done, input, problem } = purchases.of(productId)

  function reset(): void {
    setRefused(null)
    purchases.reset()
  }

  async function buy(action: 'add_to_cart' | 'buy_now'): Promise<boolean> {
    if (!product || !choice || busy) return false
    const { mode, quantity, options } = choice
    const variant = findVariant<AnyVariant>(product.variants, options)
    const refusal = checkPurchase({
      variant,
      mode,
      quantity,
      bulkMinimum: bulkMinimumOf(product),
      pieces: variant?.pieces,
    })
    reset()
    if (refusal) setRefused({ productId, refusal })
    return (
      !refusal &&
      variant !== undefined &&
      quantity !== null &&
      purchases.add({ productId, variantId: variant.id, quantity, action })
    )
  }

  const pendingStatus = input?.action === 'buy_now' ? 'buying' : 'adding'
  const purchase: PurchaseState = {
    status: busy ? pendingStatus : done ? 'added' : 'idle',
    problem,
    refusal: refused?.productId === productId ? refused.refusal : null,
    cart: done ? purchases.cart : null,
  }
  return {
    purchase,
    /**
     * Adds the pieces to the cart.
     * @returns true if they were added
     */
    addToCart: () => buy('add_to_cart'),
    /** The same, for a page that opens the cart afterwards. */
    buyNow: () => buy('buy_now'),
    /** Resets the purchase, when the choice changes. */
    reset,
  }
}
