import { notifyManager, useMutationState, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A run as the mutation cache holds it. */
export type CachedRun<Input, Result> = Mutation<Result, Error, Input>

/** Options of a run. */
interface RunOptions<Input, Result> {
  send: (input: Input, signal: AbortSignal) => Promise<Result>
  /** Once it is aborted, the run is removed as soon as it has settled. */
  signal: AbortSignal
  scope?: string
  resetAfter?: number
}

/** Resolves once the page shows what the caches hold: they notify their listeners through the same queue, in order. */
const pageCaughtUp = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))

/** The runs of one action that are pending or not removed yet. */
export function createRunCache<Input, Result>(client: QueryClient, mutationKey: QueryKey) {
  const cache = client.getMutationCache()
  const all = () => cache.findAll({ mutationKey }) as CachedRun<Input, Result>[]
  const isPending = ({ state }: CachedRun<Input, Result>) => state.status === 'pending'

  /** Starts a run, as soon as its scope lets it, and ends once the page shows what came of it. */
  async function start(input: Input, { send, signal, scope, resetAfter }: RunOptions<Input, Result>): Promise<void> {
    const run = cache.build<Result, Error, Input, unknown>(client, {
      mutationKey,
      mutationFn: (given) => send(given, signal),
      scope: scope === undefined ? undefined : { id: scope },
      gcTime: Infinity,
    })
    const remove = () => cache.remove(run)
    try {
      await run.execute(input)
      if (resetAfter !== undefined) setTimeout(remove, resetAfter)
    } finally {
      if (signal.aborted) remove()
      await pageCaughtUp()
    }
  }

  return {
    start,
    pending: () => all().filter(isPending),
    /** Removes all runs, also pending ones. */
    clear: () => all().forEach((run) => cache.remove(run)),
    /** Removes settled runs; all, or those that fit. */
    removeSettled: (fits: (run: CachedRun<Input, Result>) => boolean = () => true) =>
      all().forEach((run) => !isPending(run) && fits(run) && cache.remove(run)),
  }
}

const pendingWith = (mutationKey: QueryKey) => ({ mutationKey, status: 'pending' }) as const

/** Inputs of the pending runs of all actions with a key, oldest first, whichever page started them. */
export function pendingInputs<Input>(queryClient: QueryClient, key: QueryKey): Input[] {
  const runs = queryClient.getMutationCache().findAll(pendingWith(key))
  return runs.map(({ state }) => state.variables as Input)
}

/** The same as a hook: the component re-renders when it changes. */
export function usePendingInputs<Input>(key: QueryKey): Input[] {
  return useMutationState({ filters: pendingWith(key), select: ({ state }) => state.variables as Input })
}
