import { useState } from 'react'
import type { CardMessagesProps } from './CardMessages'

type Purchase = Pick<CardMessagesProps, 'state' | 'problem'>

/**
 * The state of the last purchase while it is relevant: why so many pieces could not be added does not concern another
 * quantity, so it ends when that is entered.
 * @param pieces the quantity in the field; `null` if it is not a number
 */
export function useCurrentFailure({ state, problem }: Purchase, pieces: number | null): Purchase {
  const [failure, setFailure] = useState<{ problem: Purchase['problem']; pieces: number | null }>({
    problem: null,
    pieces,
  })
  if (problem !== failure.problem) setFailure({ problem, pieces })
  const isOver = problem !== null && problem === failure.problem && pieces !== failure.pieces
  return isOver ? { state: 'idle', problem: null } : { state, problem }
}
