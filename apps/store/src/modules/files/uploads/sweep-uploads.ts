import type { Context } from '../../../platform/context'
import { createWorker, type JobLog, type JobMonitor, type Worker } from '../../../platform/jobs/worker'
import { removeUpload } from './remove-upload'
import * as repo from './uploads.repo'

/** Retention of unassigned uploads, in milliseconds. */
const unclaimedLifetime = 24 * 60 * 60 * 1000

/** Uploads in one batch. */
const batchSize = 100

/** Maximum time in ms that a stopping store waits for a sweep; the rest is done after the next start. */
const stopTimeout = 1_000

/** Interval of the sweeps, in milliseconds. */
const hour = 60 * 60 * 1000

/** Dependencies of the sweeper. */
type SweeperContext = Pick<Context, 'db' | 'files' | 'now'>

/** Deletes unassigned uploads after 24 hours, and those that earlier sweeps could not delete. */
export async function sweepUploads(context: SweeperContext, log: JobLog): Promise<void> {
  const { db, now } = context
  await repo.markAbandoned(db, new Date(now().getTime() - unclaimedLifetime))
  let afterId = ''
  for (;;) {
    const batch = await repo.findRemovable(db, afterId, batchSize)
    for (const upload of batch) {
      // One failure must not affect the others; the next sweep tries again.
      await removeUpload(context, upload).catch((err: unknown) => log.error({ err }, 'removing an upload failed'))
    }
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    afterId = last.id
  }
}

/** Creates the job that deletes unassigned uploads. */
export const createUploadSweeper = (context: SweeperContext, monitor: JobMonitor): Worker =>
  createWorker(
    { name: 'expired uploads', every: hour, run: () => sweepUploads(context, monitor.log), stopTimeout },
    monitor,
  )
