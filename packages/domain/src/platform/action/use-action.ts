import { useMutationState, useQueryClient, onlineManager } from '@tanstack/react-query'
import { useId, useEffect, useEffectEvent, useRef } from 'react'
import { createRunCache, type CachedRun } from './run-cache'
import { isOutcomeUnknown, isUnreachable, type ProblemAction } from './problem'
import { idle, summarize, toRun, type Action, type ActionOptions, type RunName } from './runs'

/** Calls `onOnline` when the browser is online again. */
export function useWhenOnline(onOnline: () => void): void {
  const notifyOnline = useEffectEvent(onOnline)
  useEffect(() => onlineManager.subscribe((isOnline) => (isOnline ? notifyOnline() : undefined)), [])
}

/** An abort signal that is tied to a page. */
interface PageSignal {
  /** Returns the signal, which aborts when the page unmounts or `abort` is called. */
  signal: () => AbortSignal
  /** Aborts the present signal; later calls of `signal` return a new one. */
  abort: () => void
}

/**
 * Returns a signal that aborts when the page unmounts.
 * @param onLeave called after the page unmounts
 */
function usePageSignal(onLeave: () => void): PageSignal {
  const page = useRef(new AbortController())
  const notifyLeave = useEffectEvent(onLeave)
  useEffect(() => {
    page.current = new AbortController()
    return () => {
      page.current.abort()
      notifyLeave()
    }
  }, [])
  return {
    signal: () => page.current.signal,
    abort() {
      page.current.abort()
      page.current = new AbortController()
    },
  }
}

/**
 * Sends requests and returns their state. All requests that the user triggers use it. Refusals become problems; other
 * errors are thrown during rendering, so that they reach the error boundary. Inputs are removed when the page unmounts.
 * `run` and `retry` resolve once the page shows the result, so that the caller can move the focus there.
 * @param name the action's name in problems
 * @param send sends the request; the signal aborts when the page unmounts or the action is cancelled
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
  // A network problem is removed when the browser is online again. The form still has the values to send.
  useWhenOnline(() => cached.removeSettled(({ state }) => isUnreachable(state.error)))

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
