import { notifyManager, useMutationState, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A run as an entry of the mutation cache. */
export type CachedRun<Input, Result> = Mutation<Result, Error, Input>

/** Options of a run. */
interface RunOptions<Input, Result> {
  send: (input: Input, signal: AbortSignal) => Promise<Result>
  /** If it is aborted, the run is removed when it settles. */
  signal: AbortSignal
  scope?: string
  resetAfter?: number
}

/** Resolves once the page shows the caches' data: they notify their listeners through the same queue, in order. */
const pageUpdated = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))

/** The runs of one action that are pending or not removed yet. */
export function createRunCache<Input, Result>(client: QueryClient, mutationKey: QueryKey) {
  const cache = client.getMutationCache()
  const all = () => cache.findAll({ mutationKey }) as CachedRun<Input, Result>[]
  const isPending = ({ state }: CachedRun<Input, Result>) => state.status === 'pending'

  /** Starts a run after earlier runs of its scope. Settles once the page shows the outcome. */
  async function start(input: Input, { send, signal, scope, resetAfter }: RunOptions<Input, Result>): Promise<void> {
    const run = cache.build<Result, Error, Input, unknown>(client, {
      mutationKey,
      mutationFn: (variables) => send(variables, signal),
      scope: scope === undefined ? undefined : { id: scope },
      gcTime: Infinity,
    })
    const remove = () => cache.remove(run)
    try {
      await run.execute(input)
      if (resetAfter !== undefined) setTimeout(remove, resetAfter)
    } finally {
      if (signal.aborted) remove()
      await pageUpdated()
    }
  }

  return {
    start,
    pending: () => all().filter(isPending),
    /** Removes all runs, also pending ones. */
    clear: () => all().forEach((run) => cache.remove(run)),
    /** Removes settled runs; all, or those that match. */
    removeSettled: (matches: (run: CachedRun<Input, Result>) => boolean = () => true) =>
      all().forEach((run) => !isPending(run) && matches(run) && cache.remove(run)),
  }
}

/** Calls the listener after each successful run of all actions. Returns a function that stops it. */
export const afterEachRun = (client: QueryClient, onRun: () => void) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') onRun()
  })

const pendingWith = (mutationKey: QueryKey) => ({ mutationKey, status: 'pending' }) as const

/** Returns the inputs of pending runs of all actions with a key, of any page, oldest first. */
export function pendingInputs<Input>(queryClient: QueryClient, key: QueryKey): Input[] {
  const runs = queryClient.getMutationCache().findAll(pendingWith(key))
  return runs.map(({ state }) => state.variables as Input)
}

/** Like `pendingInputs`, as a hook: the component is rendered again when they change. */
export function usePendingInputs<Input>(key: QueryKey): Input[] {
  return useMutationState({ filters: pendingWith(key), select: ({ state }) => state.variables as Input })
}
