import { useQuery } from '@tanstack/react-query'
import { readable, toLoad, type Load } from '../../platform/action'
import { useCachedCard } from '../catalogue'
import { type ProductCardView } from '../../platform/shared-views'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'
import type { OptionChoice } from './option.view'
import { productQuery } from './product.queries'
import type { OrderMode } from '../../rules/catalogue/product'
import { toProductView, type ProductView, type PurchaseState } from './product.view'
import { useProductChoice } from './use-product-choice'
import { usePurchase } from './use-purchase'

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
  const { purchase, addToCart, buyNow, reset } = usePurchase(query.data, choice)
  const view = fault ?? (choice && readable(query.data, (data) => toProductView(data, choice, shop.locale)))
  const withReset =
    <Event>(choosePart: (event: Event) => void) =>
    (event: Event) => {
      reset()
      choosePart(event)
    }
  return {
    load: toLoad(query, 'load_product', view),
    placeholder: useCachedCard(name),
    purchase,
    chooseOption: withReset(choose.chooseOption),
    setMode: withReset(choose.setMode),
    setQuantity: withReset(choose.setQuantity),
    addToCart,
    buyNow,
  }
}
