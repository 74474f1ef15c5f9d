import { notifyManager, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { createRunCache, type CachedRun } from './run-cache'
import { isOutcomeUnknown, type ProblemAction } from './problem'
import { idle, summarize, toRun, type Action, type ActionOptions, type RunName } from './runs'

/** Ends once the page shows what the caches hold: they tell their listeners by the same queue, in order. */
const pageCaughtUp = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))

/**
 * The one way to have something done and to show how it stands. Refusals become problems; any other error is thrown
 * while the page is drawn, and so reaches its boundary. Once the page is left, nothing is kept of what was sent.
 * `run` and `retry` end when the page shows what came of it, so that what follows can move the focus there.
 * @param name what problems call it
 * @param send does it; the signal ends with the page, or when the action is cancelled
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

  const page = useRef(new AbortController())
  const removeSettled = useEffectEvent(() => cached.removeSettled())
  useEffect(() => {
    page.current = new AbortController()
    return () => {
      page.current.abort()
      removeSettled()
    }
  }, [])

  async function run(input: Input): Promise<boolean> {
    const isSame = ({ state }: CachedRun<Input, Result>) => idOf(state.variables as Input) === idOf(input)
    if (!queue && cached.pending().some(isSame)) return false
    cached.removeSettled(isSame)
    try {
      await cached.start(input, { ...options, send, signal: page.current.signal })
      return true
    } catch (error) {
      if (isOutcomeUnknown(error)) refetchOnUnknown.forEach((queryKey) => void client.invalidateQueries({ queryKey }))
      return false
    } finally {
      await pageCaughtUp()
    }
  }

  return {
    ...summarize(runs),
    of: (id) => runs.findLast(({ input }) => idOf(input as Input) === id) ?? idle,
    run,
    retry: async () => runs.length > 0 && run(runs.at(-1)?.input as Input),
    reset: () => cached.removeSettled(),
    cancel() {
      page.current.abort()
      page.current = new AbortController()
      cached.clear()
    },
  }
}
