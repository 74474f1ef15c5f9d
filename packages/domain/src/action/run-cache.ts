import { useMutationState, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A run as the cache of mutations holds it. */
export type CachedRun<Input, Result> = Mutation<Result, Error, Input>

/** How a run is to be made. */
interface RunOptions<Input, Result> {
  send: (input: Input, signal: AbortSignal) => Promise<Result>
  /** Once it is aborted the run is forgotten as soon as it has ended. */
  signal: AbortSignal
  scope?: string
  resetAfter?: number
}

/** The runs of one action that are under way or not forgotten yet. */
export function createRunCache<Input, Result>(client: QueryClient, mutationKey: QueryKey) {
  const cache = client.getMutationCache()
  const all = () => cache.findAll({ mutationKey }) as CachedRun<Input, Result>[]
  const isPending = ({ state }: CachedRun<Input, Result>) => state.status === 'pending'

  /** Makes a run, as soon as its scope lets it. */
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
    }
  }

  return {
    start,
    pending: () => all().filter(isPending),
    /** Forgets everything, also what is under way. */
    clear: () => all().forEach((run) => cache.remove(run)),
    /** Forgets the runs that have ended; all, or those that fit. */
    removeSettled: (fits: (run: CachedRun<Input, Result>) => boolean = () => true) =>
      all().forEach((run) => !isPending(run) && fits(run) && cache.remove(run)),
  }
}

const pendingWith = (mutationKey: QueryKey) => ({ mutationKey, status: 'pending' }) as const

/** What the runs under way of all actions with a key were given, oldest first, whichever page began them. */
export function pendingInputs<Input>(queryClient: QueryClient, key: QueryKey): Input[] {
  const runs = queryClient.getMutationCache().findAll(pendingWith(key))
  return runs.map(({ state }) => state.variables as Input)
}

/** The same for a page, which is drawn again when it changes. */
export function usePendingInputs<Input>(key: QueryKey): Input[] {
  return useMutationState({ filters: pendingWith(key), select: ({ state }) => state.variables as Input })
}
