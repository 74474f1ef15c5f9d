import type { Context } from '../../context'
import type { SweeperLog } from '../../sweeper'
import { removeUpload } from './uploads.removal'
import * as repo from './uploads.repo'

/** How long an upload waits for an application or a complaint that names it. */
const keptUnclaimed = 24 * 60 * 60 * 1000

/** How many uploads are looked at together. */
const batchSize = 100

/** What the sweeper needs. */
type SweeperContext = Pick<Context, 'db' | 'files' | 'now'>

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
