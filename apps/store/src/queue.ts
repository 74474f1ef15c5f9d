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

/** Somebody has waited for their turn for too long. */
export class WaitedTooLong extends Error {
  override readonly name = 'WaitedTooLong'
}

/** Too many others are waiting for the same. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/** Gives a turn back. */
type Leave = () => void

interface Line {
  running: number
  waiting: (() => void)[]
}

/** How turns at one thing are given out. */
interface TurnOptions {
  /** Turns at once. */
  slots: number
  /** How long one may wait for a turn, in ms. */
  patience: number
  /** How many may wait at once; any number by default. */
  mostWaiting?: number
}

/** Gives out turns at things that have names: of each thing a limited number at once. The others wait, in the order they came. */
export function createTurns({ slots, patience, mostWaiting = Infinity }: TurnOptions) {
  const lines = new Map<string, Line>()

  function leaveOf(name: string, line: Line): Leave {
    return () => {
      const next = line.waiting.shift()
      if (next) return next()
      line.running -= 1
      if (line.running === 0) lines.delete(name)
    }
  }

  /** Takes a turn that is free; undefined where there is none. */
  function take(name: string): Leave | undefined {
    const line = lines.get(name) ?? { running: 0, waiting: [] }
    if (line.running >= slots) return undefined
    lines.set(name, line)
    line.running += 1
    return leaveOf(name, line)
  }

  /**
   * Takes a turn, or waits for one.
   * @param signal gives up waiting; with its reason
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
      const timer = setTimeout(() => stop(new WaitedTooLong(`No turn within ${patience} ms`)), patience)
      signal?.addEventListener('abort', giveUp)
      line.waiting.push(turn)
    })
    return leaveOf(name, line)
  }

  return { take, enter }
}

/**
 * Runs work on things that have names, and of each thing a limited number of works at once; the others wait, and hold
 * nothing else meanwhile. Things are taken in one order, so that no two works ever wait for each other.
 * @param patience how long one may wait for a thing, in ms
 */
export function createNamedQueue(slots: number, patience: number) {
  const turns = createTurns({ slots, patience })
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
