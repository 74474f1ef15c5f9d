import sharp, { type Sharp } from 'sharp'
import { createQueue } from '../../queue'
import type { FileType } from './uploads.limits'

/** The longer side of a stored picture, in pixels: enough to read a label or a scanned page. */
const maxSide = 2560

/** Phones take up to 50 million. Whatever claims more is refused before it is unpacked. */
const maxMegapixels = 64
const limitInputPixels = maxMegapixels * 1_000_000

/** A picture that takes longer is made to. */
const maxSeconds = 20

/** Each takes a processor and the memory of an unpacked picture. */
const picturesAtOnce = 2

/** Lossy, and hard to tell from the original. */
const quality = 85

// Only these decoders ever see what strangers send.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.concurrency(1)
// No picture comes twice.
sharp.cache(false)

const inTurn = createQueue(picturesAtOnce)

/** A picture that cannot be read; the message ends a sentence that begins with the picture's name. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem'
}

/** How a picture is stored. */
export type PictureType = Exclude<FileType, 'pdf'>

function encoded(picture: Sharp, type: PictureType): Sharp {
  if (type === 'jpg') return picture.jpeg({ quality })
  return type === 'png' ? picture.png() : picture.webp({ quality })
}

function problemOf(error: unknown): PictureProblem {
  const { message } = error as Error
  if (message.includes('pixel limit')) return new PictureProblem(`has more than ${maxMegapixels} million pixels`)
  return new PictureProblem('is damaged or incomplete')
}

/**
 * Re-encodes a picture: upright, not larger than needed, only the first of several frames, and without anything that is
 * not to be seen, such as where it was taken.
 * @param type the type of the result
 * @throws PictureProblem where it cannot be read or is a pixel bomb
 */
export function reencode(bytes: Uint8Array, type: PictureType): Promise<Uint8Array> {
  return inTurn(async () => {
    const picture = sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels, pages: 1 })
    const small = picture.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    try {
      return await encoded(small, type).timeout({ seconds: maxSeconds }).toBuffer()
    } catch (error) {
      throw problemOf(error)
    }
  })
}
