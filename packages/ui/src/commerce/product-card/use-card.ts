import { useId } from 'react'
import type { NumberEntry } from '../../components/number-stepper'
import { useShopPaths } from '../shop-paths'
import type { CardProps } from './card-props'
import { useCurrentFailure } from './use-current-failure'

type Said = Pick<CardProps, 'product' | 'state' | 'problem' | 'wishlist' | 'wishlistProblem'>

/**
 * What the parts of a card need of one another.
 * @param entry what stands in its quantity's field
 */
export function useCard(
  { product, state = 'idle', problem = null, wishlist = 'idle', wishlistProblem = null }: Said,
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
    /** What is to be said, in the place of what the card shows of the product otherwise. */
    news: { id: messageId, entry, ...current, wishlist, wishlistProblem },
  }
}
