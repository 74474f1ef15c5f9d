import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { megabyte } from '@skafferi/domain/format/file-size.rules'
import type { FileStore } from '../../files'
import { invalidData } from '../../http/errors'
import { createQueue } from '../../queue'
import { PictureProblem } from '../uploads'
import { ArchiveProblem, openArchive } from './archive'
import { hashOf, keepPicture, maxPictureBytes, maxPictureMegabytes } from './keep-picture'
import { cardAddress } from './picture-address'
import { FetchProblem } from '../../internet/public-request'
import type { FetchPicture } from './remote-picture'
import { RowRefusal } from './row-refusal'

/** Hosts are asked for few files at once. */
const fetchesAtOnce = createQueue(4)

/** An archive of pictures; they hardly get smaller by being packed. */
const archiveLimits = { files: 50_000, fileBytes: maxPictureBytes, allBytes: 8_000 * megabyte, folders: false }

/** Pictures that a file names. */
export interface ProductPictures {
  /** The address of a picture for cards. @throws RowRefusal where it is missing or no picture */
  addressOf: (name: string) => Promise<string>
  close: () => void
}

/** Where pictures come from. */
export interface PictureSources {
  /** A folder on the store's machine, or a ZIP archive there; undefined where none was named. */
  path: string | undefined
  /** What names a picture that was sent in ahead; undefined where that name was not sent. Looked at where no `path` is. */
  sent?: (name: string) => Promise<string | undefined>
  /** Fetches those that are named by an address. */
  fetch: FetchPicture
  /** Where they are kept; undefined where they are only looked at. */
  files?: FileStore
}

const isAddress = (name: string) => /^https:\/\//i.test(name)

/** Reads pictures that lie in a place. @throws RowRefusal where one does not */
interface PictureShelf {
  read: (name: string) => Promise<Buffer>
  close: () => void
}

async function readFromFolder(folder: string, name: string): Promise<Buffer> {
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new RowRefusal('images', `names ${name}, which is not in the folder of pictures`)
  // A link must not lead out of the folder that was named.
  if (dirname(await realpath(path)) !== (await realpath(folder)))
    throw new RowRefusal('images', `names ${name}, which lies elsewhere`)
  if (found.size > maxPictureBytes)
    throw new RowRefusal('images', `names ${name}, which is larger than ${maxPictureMegabytes} MB`)
  return readFile(path)
}

async function shelfOfArchive(path: string): Promise<PictureShelf> {
  try {
    const archive = await openArchive(path, archiveLimits)
    return {
      async read(name) {
        if (!archive.has(name)) throw new RowRefusal('images', `names ${name}, which is not in the archive of pictures`)
        try {
          return await archive.read(name)
        } catch (error) {
          if (error instanceof ArchiveProblem) throw new RowRefusal('images', `names ${name}, which cannot be unpacked`)
          throw error
        }
      },
      close: archive.close,
    }
  } catch (error) {
    if (error instanceof ArchiveProblem) throw invalidData('archive_unreadable', error.message)
    throw error
  }
}

async function openShelf(path: string | undefined): Promise<PictureShelf> {
  const close = () => undefined
  if (path === undefined) {
    return {
      read: () => Promise.reject(new RowRefusal('images', 'names pictures, but no folder of pictures was given')),
      close,
    }
  }
  const found = await stat(path).catch(() => undefined)
  if (!found) throw invalidData('no_such_folder', `There is no folder or archive of pictures at ${path}.`)
  if (found.isDirectory()) return { read: (name) => readFromFolder(path, name), close }
  return shelfOfArchive(path)
}

/**
 * Opens the pictures that a file names: by their addresses, among those that were sent in, and in a folder or an archive on the
 * store's machine.
 * @throws StoreError 400, where there is no such folder, or the archive has paths or more in it than it should
 */
export async function openPictures({ path, sent, fetch, files }: PictureSources): Promise<ProductPictures> {
  const shelf = await openShelf(path)
  const addresses = new Map<string, Promise<string>>()
  // The same picture under two names is kept once: two that write one file would be in each other's way.
  const kept = new Map<string, Promise<void>>()
  const keepOnce = (bytes: Buffer) => {
    const hash = hashOf(bytes)
    const keeping = kept.get(hash) ?? keepPicture(hash, bytes, files)
    kept.set(hash, keeping)
    return keeping.then(() => hash)
  }
  const bytesOf = (name: string) =>
    isAddress(name) ? fetchesAtOnce(() => fetch(name, maxPictureBytes)) : shelf.read(name)
  const isSent = (name: string) => sent !== undefined && path === undefined && !isAddress(name)
  const keep = async (name: string) => {
    try {
      const hash = isSent(name) ? await sent?.(name) : await keepOnce(await bytesOf(name))
      if (hash === undefined) throw new RowRefusal('images', `names ${name}, which was not sent in`)
      return cardAddress(hash)
    } catch (error) {
      if (error instanceof PictureProblem || error instanceof FetchProblem)
        throw new RowRefusal('images', `names ${name}, which ${error.message}`)
      throw error
    }
  }
  return {
    addressOf(name) {
      const known = addresses.get(name) ?? keep(name)
      addresses.set(name, known)
      return known
    },
    close: shelf.close,
  }
}
