import type { Context } from '../../context'
import * as repo from './uploads.repo'

/** What removing uploads needs. */
export type RemovalContext = Pick<Context, 'db' | 'files'>

/**
 * Removes an upload that nothing can claim any more: the file first, since a row without a file is removed later, but a
 * file without a row would stay for ever.
 */
export async function removeUpload({ db, files }: RemovalContext, { id, key }: repo.RemovableUpload): Promise<void> {
  await files.delete(key)
  await repo.deleteUpload(db, id)
}

/** Removes what was stored of an upload that failed. What cannot be removed now is left to the sweeper. */
export async function removeRefused(context: RemovalContext, uploads: readonly repo.RemovableUpload[]): Promise<void> {
  await repo.markRefused(
    context.db,
    uploads.map(({ id }) => id),
  )
  await Promise.allSettled(uploads.map((upload) => removeUpload(context, upload)))
}
