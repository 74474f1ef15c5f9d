import type { Context } from '../../../platform/context'
import type { ImportLog } from './import-jobs'
import { applyDuePrices } from './price-changes.repo'

/** Polling interval for prices scheduled by other processes, in milliseconds. */
const interval = 5_000

/**
 * Applies scheduled prices when they are due.
 * @returns a function that stops it
 */
export function startPriceClock({ db, now }: Pick<Context, 'db' | 'now'>, log: ImportLog): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let applying: Promise<void> | undefined
  let hasStopped = false
  const wait = (next: Date | null) => {
    if (hasStopped) return
    const delayMs = next === null ? interval : Math.min(interval, Math.max(0, next.getTime() - now().getTime()))
    timer = setTimeout(apply, delayMs).unref()
  }
  const apply = () => {
    applying = applyDuePrices(db, now()).then(wait, (err: unknown) => {
      log.error({ err }, 'applying scheduled prices failed')
      wait(null)
    })
  }
  apply()
  return async () => {
    hasStopped = true
    clearTimeout(timer)
    await applying
  }
}
