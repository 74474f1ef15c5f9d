import { fault } from '../../../platform/http/errors'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { megabyte } from '@skafferi/domain/rules/text/file-size'
import type { FileStore } from '../../../platform/files'
import { createQueue } from '../../../platform/jobs/queue'
import { PictureProblem, reencode, typeOfFile } from '../../files/uploads'
import { pictureKey, pictureSizes, type PictureSize } from './picture-address'

/** Maximum size of a source picture. */
export const maxPictureMegabytes = 20
export const maxPictureBytes = maxPictureMegabytes * megabyte

const quality = 82
const picturesAtOnce = 2
const runQueued = createQueue(picturesAtOnce)

/** Returns the content hash of a picture; the same picture under two names is stored once. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 40)

/** Re-encodes the picture, so that no metadata is stored. */
async function storeSizes(files: FileStore, hash: string, source: Uint8Array): Promise<void> {
  for (const [size, side] of Object.entries(pictureSizes) as [PictureSize, number][]) {
    const bytes = await sharp(source)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    await files.put(pictureKey(hash, size), { bytes, mediaType: 'image/webp' })
  }
}

/** Returns the size of a picture that {@link storePicture} accepted, in pixels. */
export async function sizeOfPicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata()
  return autoOrient
}

/** Pictures that are being stored, by hash: concurrent writes of one file would conflict. */
const storingIn = new WeakMap<FileStore, Map<string, Promise<void>>>()

async function check(bytes: Uint8Array): Promise<Uint8Array> {
  const type = typeOfFile(bytes)
  if (!type || type === 'pdf') throw new PictureProblem(fault('not_a_picture'))
  return reencode(bytes, 'webp')
}

/**
 * Stores a picture in all sizes under its hash, with limited concurrency.
 * @param files undefined to check only
 * @throws PictureProblem if it is not a picture
 */
export async function storePicture(hash: string, bytes: Uint8Array, files: FileStore | undefined): Promise<void> {
  if (!files) return void (await runQueued(() => check(bytes)))
  const storing = storingIn.get(files) ?? new Map<string, Promise<void>>()
  storingIn.set(files, storing)
  const current = storing.get(hash)
  if (current) return current
  const started = runQueued(async () => storeSizes(files, hash, await check(bytes))).finally(() => storing.delete(hash))
  storing.set(hash, started)
  return started
}
