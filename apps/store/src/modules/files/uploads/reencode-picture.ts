import sharp, { type Sharp } from 'sharp'
import { fault, FaultError } from '../../../platform/http/errors'
import { createQueue } from '../../../platform/jobs/queue'
import type { FileType } from './upload-limits'

/** Maximum longer side of a stored picture, in pixels: enough to read a label or a scanned page. */
const maxSide = 2560

/** Phones produce up to 50 megapixels; larger ones are refused before decompression. */
const maxMegapixels = 64
const limitInputPixels = maxMegapixels * 1_000_000

/** Timeout for re-encoding, against malicious files. */
const maxSeconds = 20

/** Each needs a CPU core and the memory of an uncompressed picture. */
const picturesAtOnce = 2

/** Lossy, but hardly distinguishable from the original. */
const quality = 85

// Allow only the necessary decoders for untrusted files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.concurrency(1)
// Each picture is processed once, so caching is useless.
sharp.cache(false)

const enqueue = createQueue(picturesAtOnce)

/** The picture cannot be read. */
export class PictureProblem extends FaultError {
  override readonly name = 'PictureProblem'
}

/** Format of stored pictures. */
export type PictureType = Exclude<FileType, 'pdf'>

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

function encoded(picture: Sharp, type: PictureType): Sharp {
  if (type === 'jpg') return picture.jpeg({ quality })
  return type === 'png' ? picture.png() : picture.webp({ quality })
}

function problemOf(error: unknown): PictureProblem {
  const { message } = error as Error
  if (message.includes('pixel limit'))
    return new PictureProblem(fault('too_many_pixels', { megapixels: maxMegapixels }))
  return new PictureProblem(fault('unreadable_file'))
}

/**
 * Returns a picture as PNG inside a size, standing at the bottom, with the limits of uploads.
 * @throws PictureProblem if it is damaged or too large
 */
export function fitPicture(bytes: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  return enqueue(async () => {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels, pages: 1 })
    const fitted = picture.resize({ ...size, fit: 'contain', position: 'bottom', background: transparent })
    try {
      return await fitted.png().timeout({ seconds: maxSeconds }).toBuffer()
    } catch (error) {
      throw problemOf(error)
    }
  })
}

/**
 * Re-encodes a picture: upright, of limited size, first frame only, without metadata such as the location.
 * @param type format of the result
 * @throws PictureProblem if it is damaged or too large
 */
export function reencode(bytes: Uint8Array, type: PictureType): Promise<Uint8Array> {
  return enqueue(async () => {
    const picture = sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels, pages: 1 })
    const small = picture.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    try {
      return await encoded(small, type).timeout({ seconds: maxSeconds }).toBuffer()
    } catch (error) {
      throw problemOf(error)
    }
  })
}
