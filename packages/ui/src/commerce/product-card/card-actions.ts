import type { CardPurchaseState } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import type { Quantity } from '../quantity-stepper'
import type { CardEvents } from './card-events'

/** What a card's buttons need. */
export interface CardActionsProps extends CardEvents {
  product: ProductCardView
  state: CardPurchaseState
  /** How many pieces are wanted. */
  quantity: Quantity
  /** The id of the product's name, which makes the labels of its buttons unique. */
  titleId: string
  /** The id of the element that says what is wrong with the quantity. */
  messageId: string
}
