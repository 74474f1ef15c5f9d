import { useId, useState } from 'react'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { useReadyProblem } from '../../service/problem-text'
import { useShopPaths } from '../../service/shop-paths'
import type { CardProps } from './card-props'
import type { CardMessagesProps } from './CardStatus'

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
  const ready = useReadyProblem(problem)
  const current = useCurrentFailure({ state: problem === ready ? state : 'busy', problem: ready }, entry.value)
  return {
    titleId,
    messageId,
    /** The product's page. */
    href,
    state: current.state,
    /** Props of CardStatus. */
    statusProps: { id: messageId, entry, stock: product.stock, ...current, wishlist, wishlistProblem },
  }
}

type Purchase = Pick<CardMessagesProps, 'state' | 'problem'>

/**
 * The state of the last purchase while it is relevant: a failure applies to one quantity, so it is hidden when another
 * one is entered.
 * @param pieces the quantity in the field; `null` if it is not a number
 */
export function useCurrentFailure({ state, problem }: Purchase, pieces: number | null): Purchase {
  const [failure, setFailure] = useState<{ problem: Purchase['problem']; pieces: number | null }>({
    problem: null,
    pieces,
  })
  if (problem !== failure.problem) setFailure({ problem, pieces })
  const isOutdated = problem !== null && problem === failure.problem && pieces !== failure.pieces
  return isOutdated ? { state: 'idle', problem: null } : { state, problem }
}
