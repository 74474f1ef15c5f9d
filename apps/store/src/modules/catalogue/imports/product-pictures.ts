import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { megabyte } from '@skafferi/domain/rules/text/file-size'
import type { FileStore } from '../../../platform/files'
import { fault, FaultError, refuse, StoreError } from '../../../platform/http/errors'
import { createQueue } from '../../../platform/jobs/queue'
import { openArchive } from './archive'
import {
  hashOf,
  storePicture,
  maxPictureBytes,
  maxPictureMegabytes,
  cardAddress,
  type FetchPicture,
  RowRefusal,
} from '../products'

/** Limits concurrent requests to picture hosts. */
const fetchQueued = createQueue(4)

/** Limits of an archive of pictures, which hardly compress. */
const archiveLimits = { files: 50_000, fileBytes: maxPictureBytes, allBytes: 8_000 * megabyte, folders: false }

/** The pictures of a file. */
export interface ProductPictures {
  /**
   * Returns the address of a picture's card size.
   * @throws RowRefusal if it is missing or not a picture
   */
  addressOf: (name: string) => Promise<string>
  close: () => void
}

/** Sources of pictures. */
export interface PictureSources {
  /** A folder or ZIP archive on the store's machine; undefined if none is given. */
  path: string | undefined
  /** Returns the hash of an uploaded picture; undefined if it was not uploaded. Used without `path`. */
  findUploaded?: (name: string) => Promise<string | undefined>
  /** Fetches pictures from URLs. */
  fetch: FetchPicture
  /** The file store; undefined to check only. */
  files?: FileStore
}

const isAddress = (name: string) => /^https:\/\//i.test(name)

/** A folder or an archive of pictures. `read` throws FaultError if a picture is missing. */
interface PictureSource {
  read: (name: string) => Promise<Buffer>
  close: () => void
}

async function readFromFolder(folder: string, name: string): Promise<Buffer> {
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new FaultError(fault('not_in_folder'))
  // A symbolic link must not lead out of the folder.
  if (dirname(await realpath(path)) !== (await realpath(folder))) throw new FaultError(fault('outside_folder'))
  if (found.size > maxPictureBytes) throw new FaultError(fault('file_too_large', { megabytes: maxPictureMegabytes }))
  return readFile(path)
}

async function openPictureArchive(path: string): Promise<PictureSource> {
  const archive = await openArchive(path, archiveLimits)
  return {
    async read(name) {
      if (!archive.has(name)) throw new FaultError(fault('not_in_archive'))
      try {
        return await archive.read(name)
      } catch (error) {
        throw error instanceof StoreError ? new FaultError(fault('not_unpacked')) : error
      }
    },
    close: archive.close,
  }
}

async function openPictureSource(path: string | undefined): Promise<PictureSource> {
  const close = () => undefined
  if (path === undefined) {
    return {
      read: () => Promise.reject(new RowRefusal('images', fault('no_picture_folder'))),
      close,
    }
  }
  const found = await stat(path).catch(() => undefined)
  if (!found) throw refuse('no_such_folder', { path })
  if (found.isDirectory()) return { read: (name) => readFromFolder(path, name), close }
  return openPictureArchive(path)
}

/**
 * Opens the pictures of a file: URLs, uploaded pictures, or a folder or archive on the store's machine.
 * @throws StoreError 400 if the folder does not exist, or the archive is unsafe or exceeds the limits
 */
export async function openPictures({ path, findUploaded, fetch, files }: PictureSources): Promise<ProductPictures> {
  const source = await openPictureSource(path)
  const addresses = new Map<string, Promise<string>>()
  // Pictures with the same content are stored once, because concurrent writes of one file would conflict.
  const stored = new Map<string, Promise<void>>()
  const storeOnce = (bytes: Buffer) => {
    const hash = hashOf(bytes)
    const storing = stored.get(hash) ?? storePicture(hash, bytes, files)
    stored.set(hash, storing)
    return storing.then(() => hash)
  }
  const bytesOf = (name: string) =>
    isAddress(name) ? fetchQueued(() => fetch(name, maxPictureBytes)) : source.read(name)
  const isUploaded = (name: string) => findUploaded !== undefined && path === undefined && !isAddress(name)
  const store = async (name: string) => {
    try {
      const hash = isUploaded(name) ? await findUploaded?.(name) : await storeOnce(await bytesOf(name))
      if (hash === undefined) throw new FaultError(fault('not_sent'))
      return cardAddress(hash)
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      const { code: reason, params } = error.fault
      throw new RowRefusal('images', fault('unusable_picture', { ...params, name, reason }))
    }
  }
  return {
    addressOf(name) {
      const known = addresses.get(name) ?? store(name)
      addresses.set(name, known)
      return known
    },
    close: source.close,
  }
}
