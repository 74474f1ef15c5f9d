import { useState } from 'react'
import type { CardMessagesProps } from './CardMessages'

type Purchase = Pick<CardMessagesProps, 'state' | 'problem'>

/**
 * How the last purchase stands, as far as it is still spoken of: why so many could not be added says nothing of another
 * quantity, so it goes as soon as that is entered.
 * @param pieces what stands in the field now; `null` where it is not a number
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
