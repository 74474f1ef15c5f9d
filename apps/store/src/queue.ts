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

interface Line {
  taken: number
  waiting: (() => void)[]
}

/**
 * Runs work on things that have names, and of each thing a limited number of works at once; the others wait, and hold
 * nothing else meanwhile. Things are taken in one order, so that no two works ever wait for each other.
 * @param patience how long one may wait for a thing, in ms
 */
export function createNamedQueue(slots: number, patience: number) {
  const lines = new Map<string, Line>()

  async function enter(name: string): Promise<void> {
    const line = lines.get(name) ?? { taken: 0, waiting: [] }
    lines.set(name, line)
    line.taken += 1
    if (line.taken <= slots) return
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(turn), 1)
        leave(name, line)
        reject(new WaitedTooLong(`No turn within ${patience} ms`))
      }, patience)
      line.waiting.push(turn)
    })
  }

  /** Of those that waited too long nobody else gets a turn. */
  function leave(name: string, line = lines.get(name)): void {
    if (!line) return
    line.taken -= 1
    if (line.taken === 0) lines.delete(name)
  }

  return async <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const held: string[] = []
    try {
      for (const name of [...new Set(names)].sort()) {
        await enter(name)
        held.push(name)
      }
      return await work()
    } finally {
      for (const name of held) {
        lines.get(name)?.waiting.shift()?.()
        leave(name)
      }
    }
  }
}
