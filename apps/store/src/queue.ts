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
export class WaitedTooLong extends Error {
  override readonly name = 'WaitedTooLong'
}

/** The queue for a turn is full. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/** Releases a turn. */
type Leave = () => void

interface Line {
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
  mostWaiting?: number
}

/** Creates turns for named resources: a limited number at once for each name. Others wait in the order of arrival. */
export function createTurns({ slots, timeoutMs, mostWaiting = Infinity }: TurnOptions) {
  const lines = new Map<string, Line>()

  function leaveOf(name: string, line: Line): Leave {
    return () => {
      const next = line.waiting.shift()
      if (next) return next()
      line.running -= 1
      if (line.running === 0) lines.delete(name)
    }
  }

  /** Takes a turn; undefined if none is free. */
  function take(name: string): Leave | undefined {
    const line = lines.get(name) ?? { running: 0, waiting: [] }
    if (line.running >= slots) return undefined
    lines.set(name, line)
    line.running += 1
    return leaveOf(name, line)
  }

  /**
   * Takes a turn or waits for one.
   * @param signal aborts waiting with its reason
   * @throws WaitedTooLong, TooManyWaiting
   */
  async function enter(name: string, signal?: AbortSignal): Promise<Leave> {
    signal?.throwIfAborted()
    const leave = take(name)
    if (leave) return leave
    const line = lines.get(name) as Line
    if (line.waiting.length >= mostWaiting) throw new TooManyWaiting(`${mostWaiting} others wait`)
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
        line.waiting.splice(line.waiting.indexOf(turn), 1)
        reject(reason as Error)
      }
      const giveUp = () => stop(signal?.reason)
      const timer = setTimeout(() => stop(new WaitedTooLong(`No turn within ${timeoutMs} ms`)), timeoutMs)
      signal?.addEventListener('abort', giveUp)
      line.waiting.push(turn)
    })
    return leaveOf(name, line)
  }

  return { take, enter }
}

/**
 * Creates a queue for work on several named resources, with limited concurrency for each. Resources are acquired in
 * sorted order, so that there are no deadlocks.
 * @param timeoutMs maximum waiting time for a resource, in ms
 */
export function createNamedQueue(slots: number, timeoutMs: number) {
  const turns = createTurns({ slots, timeoutMs })
  return async <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const held: Leave[] = []
    try {
      for (const name of [...new Set(names)].sort()) held.push(turns.take(name) ?? (await turns.enter(name)))
      return await work()
    } finally {
      for (const leave of held) leave()
    }
  }
}
