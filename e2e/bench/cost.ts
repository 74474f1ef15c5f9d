import { readdirSync, readFileSync } from 'node:fs'

/** CPU time of two processes, in ms. */
export interface Cost {
  store: number
  /** 0 for the embedded database, which is part of the store's process. */
  database: number
}

/** Duration of a CPU clock tick (`CLK_TCK` of 100), in ms. */
const tick = 10

interface Process {
  pid: number
  parent: number
  /** CPU time of itself and of its ended children, in ms. */
  spent: number
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // See proc(5): after the name in brackets follow the state, the parent and, from the twelfth field on, the
        // times.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
          .map(Number)
        const times = fields.slice(11, 15)
        return [{ pid: Number(name), parent: fields[1] ?? 0, spent: times.reduce((sum, time) => sum + time, 0) * tick }]
      } catch {
        return []
      }
    })
}

/** Returns the CPU time of a process and all its descendants, in ms; 0 without a process. */
function spentBy(pid: number | undefined): number {
  const all = processes()
  const sum = (of: number): number => {
    const own = all.find((each) => each.pid === of)?.spent ?? 0
    return all.filter(({ parent }) => parent === of).reduce((total, child) => total + sum(child.pid), own)
  }
  return pid === undefined ? 0 : sum(pid)
}

/** Returns the PostgreSQL process that listens on a URL's port. */
export function postgresAt(url: string): number | undefined {
  const { port } = new URL(url)
  const found = readdirSync('/proc').find((name) => {
    try {
      const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
      return words[0]?.endsWith('postgres') && words.includes(port)
    } catch {
      return false
    }
  })
  return found === undefined ? undefined : Number(found)
}

/**
 * Measures the CPU time of store and database while work runs, including unrelated background work.
 * @param store process id
 * @param database process id of PostgreSQL; undefined for the embedded database
 * @param count number of repetitions in the work
 * @returns the cost of one repetition
 */
export async function costOf(
  store: number | undefined,
  database: number | undefined,
  count: number,
  work: () => Promise<unknown>,
): Promise<Cost> {
  const before = [spentBy(store), spentBy(database)] as const
  await work()
  return { store: (spentBy(store) - before[0]) / count, database: (spentBy(database) - before[1]) / count }
}
