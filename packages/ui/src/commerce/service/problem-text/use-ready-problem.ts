import { useEffect, useState } from 'react'
import type { Problem } from '@skafferi/domain/platform/action/views'
import { isTransportFailure } from './problem'
import { loadShopSentences } from './use-refusal-text'

/** How long a problem waits for its sentence, in ms. */
const MAX_WAIT = 3_000

/**
 * The problem once its sentence is loaded, because a text that was shown must not change. `null` before, and without a
 * problem.
 */
export function useReadyProblem(problem: Problem | null): Problem | null {
  const [isReady, setReady] = useState(false)
  const isWaiting = problem !== null && !isReady && !isTransportFailure(problem)
  useEffect(() => {
    if (!isWaiting) return
    const finish = () => setReady(true)
    setTimeout(finish, MAX_WAIT)
    void loadShopSentences().then(finish)
  }, [isWaiting])
  return isWaiting ? null : problem
}
