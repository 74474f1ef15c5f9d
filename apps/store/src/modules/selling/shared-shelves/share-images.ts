import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { frontPicture } from '@skafferi/domain/rules/catalogue/front-picture'
import { packFront } from '@skafferi/domain/rules/catalogue/pack-front'
import type { Context } from '../../../platform/context'
import { daysOfDelivery } from '../../../platform/db/markets'
import { createWorker, type JobMonitor, type Worker } from '../../../platform/jobs/worker'
import { drawSvg } from '../../../reading/draw-svg'
import { drawShareImage, maxDrawn } from './draw-share-image'
import { onShelfShared } from './share-shelf'
import { imageKeyOf } from './to-shared-shelf'
import * as repo from './shared-shelves.repo'

/** Dependencies of the job. */
export type ShareImagesContext = Pick<Context, 'db' | 'files' | 'now' | 'timeZone' | 'delivery' | 'seller'> & {
  /** Folder of the demo's drawings. */
  packshots: string
}

/** Polling interval, and time after which a failed picture is tried again, in milliseconds. */
const interval = 60_000
const retryAfter = 5 * 60_000
const maxTries = 3

/** Retention of shelves whose link was removed, in milliseconds: applications may name them. */
const revokedLifetime = 30 * 24 * 60 * 60 * 1000

/** Maximum time in ms that a stopping store waits for the job; another run continues. */
const stopTimeout = 1_000

/** A picture in the file store, and one of the demo's drawings. */
const storedPicture = /^\/files\/(products\/[0-9a-z]{1,64}\.webp)$/
const drawing = /^\/assets\/packshots\/(?:[0-9a-f]{8}\/)?((?:front\/)?[a-z0-9-]{1,100}\.svg)$/

/** Returns the bytes of a product's picture; null if the shop does not store it. Other addresses are not requested. */
async function readPicture({ files, packshots }: ShareImagesContext, url: string | null): Promise<Uint8Array | null> {
  const [, key] = storedPicture.exec(url ?? '') ?? []
  if (key !== undefined) return (await files.get(key))?.bytes ?? null
  const [, file] = drawing.exec(url ?? '') ?? []
  if (file === undefined) return null
  const svg = await readFile(join(packshots, file)).catch(() => null)
  return svg && drawSvg(svg)
}

/** Composes and stores the picture of a shelf, without the articles that are no longer for sale. */
async function composeImage(context: ShareImagesContext, shelf: repo.SharedShelfRow): Promise<void> {
  const { db, files, now } = context
  const at = now()
  const reader = { companyId: undefined, now: at, days: daysOfDelivery(context, at) }
  const rows = await repo.findPlaces(db, shelf.id, reader)
  const places = []
  for (const row of rows.slice(0, maxDrawn)) {
    const url = frontPicture(row.thumbnail) ?? row.thumbnail
    places.push({ ...packFront(row), facings: row.facings, picture: await readPicture(context, url) })
  }
  if (places.length === 0) return
  const key = imageKeyOf(shelf.code)
  await files.put(key, { bytes: await drawShareImage(places), mediaType: 'image/jpeg' })
  // The link may have been removed while the picture was composed.
  if (!(await repo.saveImage(db, shelf.id, now()))) await files.delete(key)
}

/** Composes the pictures that are missing, one after the other. */
export async function composeShareImages(context: ShareImagesContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const at = context.now()
    const triedBefore = new Date(at.getTime() - retryAfter)
    const shelf = signal?.aborted ? undefined : await repo.claimForImage(context.db, at, { triedBefore, maxTries })
    if (!shelf) return
    await composeImage(context, shelf)
  }
}

/** Deletes shelves that have expired, and those whose link was removed 30 days ago, with their pictures. */
export async function deleteOldShelves({ db, files, now }: ShareImagesContext): Promise<void> {
  const revokedBefore = new Date(now().getTime() - revokedLifetime)
  for (const code of await repo.deleteOld(db, { now: now(), revokedBefore })) await files.delete(imageKeyOf(code))
}

/** Creates the job that composes the pictures of shared shelves and deletes old ones. */
export const createShareImages = (context: ShareImagesContext, monitor: JobMonitor): Worker =>
  createWorker(
    {
      name: 'shared shelves',
      every: interval,
      async run(signal) {
        await deleteOldShelves(context)
        await composeShareImages(context, signal)
      },
      subscribe: onShelfShared,
      stopTimeout,
    },
    monitor,
  )
