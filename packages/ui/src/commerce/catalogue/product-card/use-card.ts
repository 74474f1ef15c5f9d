import { useId } from 'react'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { useShopPaths } from '../../service/shop-paths'
import type { CardProps } from './card-props'
import { useCurrentFailure } from './use-current-failure'

type CardState = Pick<CardProps, 'product' | 'state' | 'problem' | 'wishlist' | 'wishlistProblem'>

/**
 * The shared state of a card's parts.
 * @param entry the input of the quantity field
 */
export function useCard(
  { product, state = 'idle', problem = null, wishlist = 'idle', wishlistProblem = null }: CardState,
  entry: NumberEntry,
) {
  const titleId = useId()
  const messageId = useId()
  const href = useShopPaths().product(product.id)
  const current = useCurrentFailure({ state, problem }, entry.value)
  return {
    titleId,
    messageId,
    /** The product's page. */
    href,
    state: current.state,
    /** Props of CardStatus. */
    statusProps: { id: messageId, entry, ...current, wishlist, wishlistProblem },
  }
}
