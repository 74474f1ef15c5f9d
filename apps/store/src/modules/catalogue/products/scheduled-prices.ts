import type { Context } from '../../../platform/context'
import { createWorker, type JobMonitor, type Worker } from '../../../platform/jobs/worker'
import { applyDuePrices } from './price-changes.repo'

/** Polling interval for prices scheduled by other processes, in milliseconds. */
const interval = 5_000

/** Creates the job that applies scheduled prices when they are due. */
export const createPriceClock = ({ db, now }: Pick<Context, 'db' | 'now'>, monitor: JobMonitor): Worker =>
  createWorker(
    {
      name: 'scheduled prices',
      every: interval,
      async run() {
        const next = await applyDuePrices(db, now())
        if (next !== null) return next.getTime() - now().getTime()
      },
    },
    monitor,
  )
