import { readdirSync, readFileSync } from 'node:fs'

/** The processor's time of two processes, in ms. */
export interface Cost {
  store: number
  /** 0 where the database is a part of the store. */
  database: number
}

/** How long a tick of the processor's accounts is: the same on every Linux that Node runs on. */
const tick = 10

interface Process {
  pid: number
  parent: number
  /** Of itself and of those it started that have ended, in ms. */
  spent: number
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name in brackets may hold spaces; behind it stand a state, the parent and, from the twelfth on, the times.
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

/** What a process and all that it started have taken of the processor so far, in ms; 0 without a process. */
function spentBy(pid: number | undefined): number {
  const all = processes()
  const sum = (of: number): number => {
    const own = all.find((each) => each.pid === of)?.spent ?? 0
    return all.filter(({ parent }) => parent === of).reduce((total, child) => total + sum(child.pid), own)
  }
  return pid === undefined ? 0 : sum(pid)
}

/** The process of the PostgreSQL that listens at the port of an address. */
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
 * What something costs a store and its database, all that goes on in them meanwhile included.
 * @param store its process
 * @param database that of PostgreSQL; none where the database is a part of the store
 * @param count how often the work does what is measured
 * @returns for one time
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
