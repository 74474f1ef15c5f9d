import type { CardPurchaseState } from '@skafferi/domain/shop/cart/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import type { Quantity } from '../quantity-stepper'
import type { CardEvents } from './card-events'

/** Props of a card's buttons. */
export interface CardActionsProps extends CardEvents {
  product: ProductCardView
  state: CardPurchaseState
  /** The number of pieces. */
  quantity: Quantity
  /** The id of the product's name, which makes the labels of its buttons unique. */
  titleId: string
  /** The id of the element with the error of the quantity. */
  messageId: string
}
