import type { ReactNode } from 'react'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { useStableDuringPress } from '../../../internal/use-stable-during-press'
import { QuantityNote } from '../quantity-stepper'
import { CardMessages, hasMessage, type CardMessagesProps } from './CardMessages'

export interface CardStatusProps extends CardMessagesProps {
  /** The id that describes the quantity field. */
  id: string
  /** The input of the quantity field. */
  entry: NumberEntry
  /** Shown if there is no message. */
  children: ReactNode
}

/** The error of the quantity, otherwise the result of the last press, otherwise the children. */
export function CardStatus({ id, entry: latestEntry, children, ...latest }: CardStatusProps) {
  const { wishlistProblem } = latest
  const [entry, state, problem, wishlist] = useStableDuringPress(
    latestEntry,
    latest.state,
    latest.problem,
    latest.wishlist,
  )
  const hasNote = entry.note !== null
  return (
    <>
      <span role="status" id={id}>
        {hasNote ? (
          <QuantityNote entry={entry} />
        ) : (
          <CardMessages state={state} problem={problem} wishlist={wishlist} wishlistProblem={wishlistProblem} />
        )}
      </span>
      {!hasNote && !hasMessage({ state, wishlist }) && children}
    </>
  )
}
