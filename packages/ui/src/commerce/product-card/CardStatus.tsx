import type { ReactNode } from 'react'
import type { NumberEntry } from '../../components/number-stepper'
import { useStableDuringPress } from '../../internal/use-stable-during-press'
import { QuantityNote } from '../quantity-stepper'
import { CardMessages, hasMessage, type CardMessagesProps } from './CardMessages'

export interface CardStatusProps extends CardMessagesProps {
  /** For the quantity's field, which it may be about. */
  id: string
  /** The input of the quantity field. */
  entry: NumberEntry
  /** Content while there is no message. */
  children: ReactNode
}

/** The fault of the quantity, otherwise the result of the last press, otherwise the pack. */
export function CardStatus({ id, entry: latestEntry, children, ...latest }: CardStatusProps) {
  const { wishlistProblem } = latest
  const [entry, state, problem, wishlist] = useStableDuringPress(
    latestEntry,
    latest.state,
    latest.problem,
    latest.wishlist,
  )
  const isNoted = entry.note !== null
  return (
    <>
      <span role="status" id={id}>
        {isNoted ? (
          <QuantityNote entry={entry} />
        ) : (
          <CardMessages state={state} problem={problem} wishlist={wishlist} wishlistProblem={wishlistProblem} />
        )}
      </span>
      {!isNoted && !hasMessage({ state, wishlist }) && children}
    </>
  )
}
