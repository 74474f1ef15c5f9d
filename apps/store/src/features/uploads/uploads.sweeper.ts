import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../../context'
import { removeUpload } from './uploads.removal'
import * as repo from './uploads.repo'

/** How long an upload waits for an application or a complaint that names it. */
const keptUnclaimed = 24 * 60 * 60 * 1000

const hour = 60 * 60 * 1000

/** How long a store that stops waits for a sweep, in milliseconds; what is left is swept after the next start. */
const lastWait = 1_000

/** How many uploads are looked at together. */
const batchSize = 100

/** What the sweeper needs. */
export type SweeperContext = Pick<Context, 'db' | 'files' | 'now'>

/** Told of what went wrong; the store's log. */
export interface SweeperLog {
  error: (details: { err: unknown }, message: string) => void
}

/** Removes uploads that nothing claimed within 24 hours, and what earlier removals left. */
export async function sweepUploads(context: SweeperContext, log: SweeperLog): Promise<void> {
  const { db, now } = context
  await repo.markAbandoned(db, new Date(now().getTime() - keptUnclaimed))
  let afterId = ''
  for (;;) {
    const batch = await repo.findRemovable(db, afterId, batchSize)
    for (const upload of batch) {
      // One that cannot be removed must not keep the others; the next sweep tries it again.
      await removeUpload(context, upload).catch((err: unknown) => log.error({ err }, 'an upload could not be removed'))
    }
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    afterId = last.id
  }
}

/**
 * Sweeps now and every hour.
 * @returns stops it
 */
export function startSweeper(context: SweeperContext, log: SweeperLog): () => Promise<void> {
  let sweep: Promise<void> | undefined
  const start = () => {
    sweep ??= sweepUploads(context, log)
      .catch((err: unknown) => log.error({ err }, 'the uploads could not be swept'))
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
}
