import { useQuery } from '@tanstack/react-query'
import { readable, toLoad, type Load } from '../action'
import { useKnownCard, type ProductCardView } from '../catalog'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'
import type { OptionChoice } from './option.view'
import { productQuery } from './product.queries'
import type { OrderMode } from './product.rules'
import { toProductView, type ProductView, type PurchaseState } from './product.view'
import { useProductChoice } from './use-product-choice'
import { usePurchase } from './use-purchase'

/** A product's page: what it shows and what can be done on it. */
export interface ProductPage {
  load: Load<ProductView>
  /** What this visit's shelves have shown of it, to stand there while it loads; null where they have not. */
  known: ProductCardView | null
  purchase: PurchaseState
  chooseOption: (event: OptionChoice) => void
  setMode: (event: { mode: OrderMode }) => void
  setQuantity: (event: { quantity: number | null }) => void
  /** Resolves to whether the pieces are in the cart. */
  addToCart: () => Promise<boolean>
  /** Resolves to whether the pieces are in the cart, so that the page may go there. */
  buyNow: () => Promise<boolean>
}

/**
 * The page of one product, for customers and visitors. It is asked for once it is certain which of them looks.
 * @param name its id or its handle, as an address has it
 */
export function useProductPage(name: string): ProductPage {
  const shop = useShop()
  const { status, ready } = useSessionState()
  const query = useQuery({ ...productQuery(shop, name, status), enabled: ready })
  const { choice, fault, ...choose } = useProductChoice(name, query.data)
  const { purchase, addToCart, buyNow, reset } = usePurchase(query.data, choice)
  const view = fault ?? (choice && readable(query.data, (data) => toProductView(data, choice, shop.locale)))
  const changing =
    <Event>(choosePart: (event: Event) => void) =>
    (event: Event) => {
      reset()
      choosePart(event)
    }
  return {
    load: toLoad(query, 'load_product', view),
    known: useKnownCard(name),
    purchase,
    chooseOption: changing(choose.chooseOption),
    setMode: changing(choose.setMode),
    setQuantity: changing(choose.setQuantity),
    addToCart,
    buyNow,
  }
}
