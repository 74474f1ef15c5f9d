import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { megabyte } from '@skafferi/domain/format/file-size.rules'
import type { FileStore } from '../../files'
import { createQueue } from '../../queue'
import { PictureProblem, reencode } from '../uploads'
import { cardAddress, pictureKey, pictureSizes, type PictureSize } from './picture-address'
import { RowRefusal } from './row-refusal'

const maxMegabytes = 20
const quality = 82
const picturesAtOnce = 2
const inTurn = createQueue(picturesAtOnce)

/** Pictures that a file names. */
export interface ProductPictures {
  /** The address of a picture for cards. @throws RowRefusal where it is missing or no picture */
  addressOf: (name: string) => Promise<string>
}

async function readPicture(folder: string, name: string): Promise<Buffer> {
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new RowRefusal('images', `names ${name}, which is not in the folder of pictures`)
  // A link must not lead out of the folder that was named.
  if (dirname(await realpath(path)) !== (await realpath(folder))) throw new RowRefusal('images', `names ${name}, which lies elsewhere`)
  if (found.size > maxMegabytes * megabyte) throw new RowRefusal('images', `names ${name}, which is larger than ${maxMegabytes} MB`)
  return readFile(path)
}

/** Rendered again, so that nothing but the picture is kept. */
async function keepSizes(files: FileStore, name: string, source: Uint8Array): Promise<void> {
  for (const [size, side] of Object.entries(pictureSizes) as [PictureSize, number][]) {
    const bytes = await sharp(source)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    await files.put(pictureKey(name, size), { bytes, mediaType: 'image/webp' })
  }
}

/**
 * Pictures in a folder on the store's machine.
 * @param folder undefined where none was named: every picture is missing then
 * @param files where they are kept; undefined where they are only looked at
 */
export function picturesIn(folder: string | undefined, files?: FileStore): ProductPictures {
  const addresses = new Map<string, Promise<string>>()
  const addressOf = (name: string) =>
    inTurn(async () => {
      if (folder === undefined) throw new RowRefusal('images', 'names pictures, but no folder of pictures was given')
      const bytes = await readPicture(folder, name)
      try {
        const source = await reencode(bytes, 'webp')
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
        if (files) await keepSizes(files, hash, source)
        return cardAddress(hash)
      } catch (error) {
        if (error instanceof PictureProblem) throw new RowRefusal('images', `names ${name}, which ${error.message}`)
        throw error
      }
    })
  return {
    addressOf(name) {
      const known = addresses.get(name) ?? addressOf(name)
      addresses.set(name, known)
      return known
    },
  }
}
