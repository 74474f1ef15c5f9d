import type { Context } from '../../../platform/context'
import * as repo from './uploads.repo'

/** Dependencies of removing uploads. */
export type RemovalContext = Pick<Context, 'db' | 'files'>

/**
 * Deletes an upload: its file first, because a row without a file is deleted later, but a file without a row would
 * never be.
 */
export async function removeUpload({ db, files }: RemovalContext, { id, key }: repo.RemovableUpload): Promise<void> {
  await files.delete(key)
  await repo.deleteUpload(db, id)
}

/** Deletes what a failed upload has stored; the sweeper deletes the rest. */
export async function removeRefused(context: RemovalContext, uploads: readonly repo.RemovableUpload[]): Promise<void> {
  await repo.markRefused(
    context.db,
    uploads.map(({ id }) => id),
  )
  await Promise.allSettled(uploads.map((upload) => removeUpload(context, upload)))
}
