import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, type Product, type VisitorProduct } from '@skafferi/api'
import { readable, toLoad, type Load } from '../../platform/action'
import { useCachedCard } from '../catalogue'
import type { ProductCardView } from '../../platform/shared-views'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'
import {
  type OrderMode,
  chooseValue,
  findVariant,
  initialChoice,
  type ChosenOptions,
  type PurchaseRefusal,
} from '../../rules/catalogue/product'
import { isInteger, isText, oneOf, recordOf, shape } from '../../rules/json/schema'
import { useDraftState } from '../draft'
import { cartQuery, useAddToCart, type PurchaseRequest } from '../cart'
import type { AnyVariant, OptionChoice } from './option.view'
import { productQuery } from './product.queries'
import { toProductView, type ProductView, type PurchaseState, type ProductChoice } from './product.view'

/** A product page: its view and actions. */
export interface ProductPage {
  load: Load<ProductView>
  /** Data of the product from lists of this visit, as a placeholder; null if there is none. */
  placeholder: ProductCardView | null
  purchase: PurchaseState
  chooseOption: (event: OptionChoice) => void
  setMode: (event: { mode: OrderMode }) => void
  setQuantity: (event: { quantity: number | null }) => void
  /**
   * Adds the pieces to the cart.
   * @returns true if they were added
   */
  addToCart: () => Promise<boolean>
  /**
   * Adds the pieces to the cart, before the page goes there.
   * @returns true if they were added
   */
  buyNow: () => Promise<boolean>
}

/**
 * The page of a product, for customers and visitors. It is loaded once the session is known.
 * @param name id or handle from the address
 */
export function useProductPage(name: string): ProductPage {
  const shop = useShop()
  const { status, ready } = useSessionState()
  const query = useQuery({ ...productQuery(shop, name, status), enabled: ready })
  const { choice, fault, ...choose } = useProductChoice(name, query.data)
  const variant = query.data && choice && findVariant<AnyVariant>(query.data.variants, choice.options)
  const { purchase, buy, reset } = usePurchase(query.data?.id ?? '', variant?.id)
  // The pieces in the cart matter once a quantity is entered.
  const { data: cart } = useQuery({ ...cartQuery(shop), enabled: status === 'signed_in' && !!choice?.quantity })
  const line = cart?.items.find(({ variant_id }) => variant_id === variant?.id)
  // Those that were just added are no longer to be added.
  const inCart = purchase.status === 'idle' ? line?.quantity : 0
  const read = fault ?? (choice && readable(query.data, (data) => toProductView(data, { ...choice, inCart }, shop)))
  const view = read instanceof ApiError ? undefined : read
  const withReset =
    <Event>(choosePart: (event: Event) => void) =>
    (event: Event) => {
      reset()
      choosePart(event)
    }
  return {
    load: toLoad(query, 'load_product', read),
    placeholder: useCachedCard(name),
    purchase,
    chooseOption: withReset(choose.chooseOption),
    setMode: withReset(choose.setMode),
    setQuantity: withReset(choose.setQuantity),
    addToCart: () => buy('add_to_cart', view),
    buyNow: () => buy('buy_now', view),
  }
}

interface Selection {
  /** Null until the buyer has chosen. */
  options: ChosenOptions | null
  mode: OrderMode
  /** Pieces as entered, null if the text is not a whole number; undefined until the buyer enters a quantity. */
  quantity?: number | null
}

const initialSelection: Selection = { options: null, mode: 'unit', quantity: undefined }

const isSelection = shape<Selection>({
  options: oneOf(null, recordOf(isText)),
  mode: oneOf('unit', 'bulk'),
  quantity: oneOf(undefined, null, isInteger),
})

function toChoice(product: Product | VisitorProduct, { options, ...selection }: Selection): ProductChoice {
  return { ...selection, options: options ?? initialChoice(product.options, product.variants) }
}

/**
 * The buyer's choices on a product page. They survive a reload and an expired session, and are reset by another
 * product.
 */
function useProductChoice(productId: string, product: Product | VisitorProduct | undefined) {
  const [selection, setSelection] = useDraftState(`product ${productId}`, isSelection, initialSelection)
  const change = (part: Partial<Selection>) => setSelection((earlier) => ({ ...earlier, ...part }))
  const read = readable(product, (known) => toChoice(known, selection))
  const choice = read instanceof ApiError ? undefined : read
  return {
    /** Why no variant can be chosen; undefined if one can. */
    fault: read instanceof ApiError ? read : undefined,
    choice,
    chooseOption({ optionId, value }: OptionChoice): void {
      if (product && choice) change({ options: chooseValue(product.variants, choice.options, optionId, value) })
    },
    /** The quantity starts again at the minimum of the mode. */
    setMode: ({ mode }: { mode: OrderMode }) => change({ mode, quantity: undefined }),
    setQuantity: ({ quantity }: { quantity: number | null }) => change({ quantity }),
  }
}

const productOf = ({ productId = '' }: PurchaseRequest) => productId

/**
 * Buying from the page of a product; another product resets it.
 * @param variantId undefined while the choice is incomplete
 */
function usePurchase(productId: string, variantId: string | undefined) {
  const purchases = useAddToCart({ idOf: productOf })
  const [refused, setRefused] = useState<{ productId: string; refusal: PurchaseRefusal } | null>(null)
  const { busy, done, input, problem } = purchases.of(productId)

  function reset(): void {
    setRefused(null)
    purchases.reset()
  }

  async function buy(action: 'add_to_cart' | 'buy_now', view: ProductView | undefined): Promise<boolean> {
    if (!view || busy) return false
    const { quantity, quantityRefusal } = view
    const refusal = variantId === undefined ? 'select_all_options' : quantityRefusal
    reset()
    if (refusal) setRefused({ productId, refusal })
    return (
      !refusal &&
      variantId !== undefined &&
      quantity !== null &&
      purchases.add({ productId, variantId, quantity, action })
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
     * Adds the pieces to the cart, for `buy_now` before the page goes there.
     * @returns true if they were added
     */
    buy,
    /** Resets the purchase, when the choice changes. */
    reset,
  }
}
