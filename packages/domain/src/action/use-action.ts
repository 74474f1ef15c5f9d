import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { createRunCache, type CachedRun } from './run-cache'
import { isOutcomeUnknown, isUnreached, type ProblemAction } from './problem'
import { idle, summarize, toRun, type Action, type ActionOptions, type RunName } from './runs'
import { usePageSignal } from './use-page-signal'
import { useWhenOnline } from './use-when-online'

/**
 * The one way to call the store and to show the call's state. Refusals become problems; any other error is thrown
 * during rendering, and so reaches the error boundary. Nothing sent is kept after the page unmounts.
 * `run` and `retry` resolve once the page shows the result, so that what follows can move the focus there.
 * @param name what problems call it
 * @param send makes the call; the signal aborts with the page, or when the action is cancelled
 */
export function useAction<Name extends ProblemAction, Result, Input = void>(
  name: RunName<Input, Name>,
  send: (input: Input, signal: AbortSignal) => Promise<Result>,
  { key = [], idOf = () => '', queue = false, refetchOnUnknown = [], ...options }: ActionOptions<Input> = {},
): Action<Input, Result, Name> {
  const client = useQueryClient()
  const mutationKey = [...key, useId()]
  const cached = createRunCache<Input, Result>(client, mutationKey)
  const select = ({ state }: CachedRun<Input, Result>) => toRun(name, state)
  const runs = useMutationState({ filters: { mutationKey }, select })

  const page = usePageSignal(() => cached.removeSettled())
  // "The store could not be reached" is over once the network is back; what was to be sent is still there to be sent.
  useWhenOnline(() => cached.removeSettled(({ state }) => isUnreached(state.error)))

  async function run(input: Input): Promise<boolean> {
    const isSame = ({ state }: CachedRun<Input, Result>) => idOf(state.variables as Input) === idOf(input)
    if (!queue && cached.pending().some(isSame)) return false
    cached.removeSettled(isSame)
    try {
      await cached.start(input, { ...options, send, signal: page.signal() })
      return true
    } catch (error) {
      if (isOutcomeUnknown(error)) refetchOnUnknown.forEach((queryKey) => void client.invalidateQueries({ queryKey }))
      return false
    }
  }

  return {
    ...summarize(runs),
    of: (id) => runs.findLast(({ input }) => idOf(input as Input) === id) ?? idle,
    run,
    retry: async () => runs.length > 0 && run(runs.at(-1)?.input as Input),
    reset: () => cached.removeSettled(),
    cancel() {
      page.abort()
      cached.clear()
    },
  }
}
