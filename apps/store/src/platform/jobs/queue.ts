/** Runs a limited number of tasks at once; the others wait. */
export function createQueue(slots: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let free = slots
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** The timeout for a turn has passed. */
export class WaitTimeoutError extends Error {
  override readonly name = 'WaitTimeoutError'
}

/** The queue for a turn is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Releases a turn. */
type Release = () => void

interface Queue {
  running: number
  waiting: (() => void)[]
}

/** Limits of turns. */
interface TurnOptions {
  /** Concurrent turns. */
  slots: number
  /** Maximum waiting time, in ms. */
  timeoutMs: number
  /** Maximum queue length; unlimited by default. */
  maxWaiting?: number
}

/** Creates turns for named resources: a limited number at once for each name. Others wait in the order of arrival. */
export function createTurns({ slots, timeoutMs, maxWaiting = Infinity }: TurnOptions) {
  const queues = new Map<string, Queue>()

  function releaseOf(name: string, queue: Queue): Release {
    return () => {
      const next = queue.waiting.shift()
      if (next) return next()
      queue.running -= 1
      if (queue.running === 0) queues.delete(name)
    }
  }

  /** Takes a turn; undefined if none is free. */
  function tryAcquire(name: string): Release | undefined {
    const queue = queues.get(name) ?? { running: 0, waiting: [] }
    if (queue.running >= slots) return undefined
    queues.set(name, queue)
    queue.running += 1
    return releaseOf(name, queue)
  }

  /**
   * Takes a turn or waits for one.
   * @param signal aborts waiting with its reason
   * @throws WaitTimeoutError, QueueFullError
   */
  async function acquire(name: string, signal?: AbortSignal): Promise<Release> {
    signal?.throwIfAborted()
    const release = tryAcquire(name)
    if (release) return release
    const queue = queues.get(name) as Queue
    if (queue.waiting.length >= maxWaiting) throw new QueueFullError(`${maxWaiting} others wait`)
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
      }
      const turn = () => {
        end()
        resolve()
      }
      const stop = (reason: unknown) => {
        end()
        queue.waiting.splice(queue.waiting.indexOf(turn), 1)
        reject(reason as Error)
      }
      const giveUp = () => stop(signal?.reason)
      const timer = setTimeout(() => stop(new WaitTimeoutError(`No turn within ${timeoutMs} ms`)), timeoutMs)
      signal?.addEventListener('abort', giveUp)
      queue.waiting.push(turn)
    })
    return releaseOf(name, queue)
  }

  return { tryAcquire, acquire }
}

/**
 * Creates a queue for work on several named resources, with limited concurrency for each. Resources are acquired in
 * sorted order, so that there are no deadlocks.
 * @param timeoutMs maximum waiting time for a resource, in ms
 */
export function createNamedQueue(slots: number, timeoutMs: number) {
  const turns = createTurns({ slots, timeoutMs })
  return async <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const acquired: Release[] = []
    try {
      for (const name of [...new Set(names)].sort())
        acquired.push(turns.tryAcquire(name) ?? (await turns.acquire(name)))
      return await work()
    } finally {
      for (const leave of acquired) leave()
    }
  }
}
