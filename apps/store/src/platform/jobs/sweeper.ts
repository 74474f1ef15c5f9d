import { setTimeout as delay } from 'node:timers/promises'

const hour = 60 * 60 * 1000

/** Maximum time in ms that a stopping store waits for a sweep; the rest is done after the next start. */
const lastWait = 1_000

/** Log for errors. */
export interface SweeperLog {
  error: (details: { err: unknown }, message: string) => void
}

/**
 * Runs cleanup jobs now and every hour.
 * @param sweeps the jobs by their names in the log
 * @returns stops it
 */
export function startSweeper(
  sweeps: Readonly<Record<string, () => Promise<void>>>,
  log: SweeperLog,
): () => Promise<void> {
  const stops = Object.entries(sweeps).map(([name, run]) => {
    let sweep: Promise<void> | undefined
    const start = () => {
      sweep ??= run()
        .catch((err: unknown) => log.error({ err }, `deleting expired ${name} failed`))
        .finally(() => {
          sweep = undefined
        })
    }
    start()
    const timer = setInterval(start, hour).unref()
    return async () => {
      clearInterval(timer)
      await Promise.race([sweep, delay(lastWait)])
    }
  })
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
