import { useState } from 'react'
import type { CardMessagesProps } from './CardMessages'

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
