import { megabyte } from '@skafferi/domain/rules/text/file-size'
import type { FaultCode } from '@skafferi/domain/rules/errors/faults'
import type { Context } from '../../../platform/context'
import { fault, FaultError, type FieldFault } from '../../../platform/http/errors'
import { createWorker, type JobMonitor, type Worker } from '../../../platform/jobs/worker'
import { cardAddress, createSentPictures, hashOf, storePicture, type FetchPicture } from '../products'
import * as repo from './import-pictures.repo'
import { placePicture } from './place-picture'

/** Dependencies of fetching pictures. */
export type PictureFetchingContext = Pick<Context, 'db' | 'files' | 'now'>

const minute = 60 * 1000
/** Pauses before the second and the third attempt, in milliseconds. */
const pauses = [minute, 10 * minute] as const
/** Interval of looking for due pictures, in milliseconds. */
const interval = 2_000
/** Concurrent requests of a store, to all hosts together. */
const maxConcurrent = 8
/** Maximum size of a fetched picture. */
const maxFetchedMegabytes = 10

/** Faults that another attempt cannot fix by itself. */
const finalFaults: readonly string[] = [
  'not_an_address',
  'not_https',
  'has_password',
  'has_port',
  'private_network',
  'file_too_large',
  'not_a_picture',
  'unreadable_file',
  'too_many_pixels',
  'not_sent',
  'product_full',
] satisfies FaultCode[]

/** Statuses with which a host declares that there is no such picture. */
const finalStatuses = ['404', '410']

function isFinal({ code, params }: FieldFault): boolean {
  return finalFaults.includes(code) || (code === 'answers_with' && finalStatuses.includes(String(params?.status)))
}

const toStored = ({ code, params }: FieldFault): repo.StoredFault => ({ code: code as FaultCode, params })

/**
 * Creates the job that fetches the pictures of applied files and adds them to their products. Several stores share
 * the pictures: each is claimed for a while, and fetched again if its store ends without a result.
 */
export function createPictureFetching(
  context: PictureFetchingContext,
  fetchPicture: FetchPicture,
  monitor: JobMonitor,
): Worker {
  const { db, files, now } = context
  const sentPictures = createSentPictures(context)

  /** @throws FaultError if it cannot be fetched, or is not a picture */
  async function fetchAndStore({ name, host, importId }: repo.ImportPicture, signal: AbortSignal): Promise<string> {
    if (host !== null) {
      const bytes = await fetchPicture(name, maxFetchedMegabytes * megabyte, signal)
      const hash = hashOf(bytes)
      await storePicture(hash, bytes, files)
      return cardAddress(hash)
    }
    const sentBy = await repo.findPictureSender(db, importId)
    const hash = sentBy === undefined ? undefined : await sentPictures.find(sentBy, name)
    if (hash === undefined) throw new FaultError(fault('not_sent'))
    return cardAddress(hash)
  }

  async function saveFailure(ids: readonly string[], error: unknown): Promise<void> {
    if (!(error instanceof FaultError)) monitor.log.error({ err: error, job: 'pictures' }, 'a picture was not added')
    const problem = error instanceof FaultError ? error.fault : fault('not_processed')
    const nextTryAt = isFinal(problem) ? null : pauses.map((pause) => new Date(now().getTime() + pause))
    await repo.savePictureFailure(db, ids, { fault: toStored(problem), nextTryAt })
  }

  async function place(picture: repo.ImportPicture, url: string): Promise<void> {
    try {
      await placePicture(context, picture, url)
    } catch (error) {
      await saveFailure([picture.id], error)
    }
  }

  async function process(claimed: readonly repo.ImportPicture[], signal: AbortSignal): Promise<void> {
    const [first] = claimed as [repo.ImportPicture]
    let ids = claimed.map(({ id }) => id)
    try {
      const url = claimed.find((each) => each.url !== null)?.url ?? (await fetchAndStore(first, signal))
      const stored = await repo.savePictureUrl(db, first, url)
      ids = stored.map(({ id }) => id)
      for (const picture of stored) {
        if (signal.aborted) break
        await place(picture, url)
      }
    } catch (error) {
      if (!signal.aborted) await saveFailure(ids, error)
    }
    // After a shutdown the next start continues; an attempt that it ended does not count.
    if (signal.aborted) await repo.releasePictures(db, ids)
  }

  async function processOneByOne(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const claimed = await repo.claimPictures(db, now())
      if (claimed.length === 0) return
      await process(claimed, signal)
    }
  }

  return createWorker(
    {
      name: 'pictures',
      every: interval,
      async run(signal) {
        await repo.failAbandonedPictures(db, toStored(fault('not_processed')))
        await Promise.all(Array.from({ length: maxConcurrent }, () => processOneByOne(signal)))
      },
    },
    monitor,
  )
}
