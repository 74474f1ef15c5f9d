import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { megabyte } from '@skafferi/domain/rules/text/file-size'
import type { FileStore } from '../../../platform/files'
import { fault, FaultError, refuse, StoreError, type FieldFault } from '../../../platform/http/errors'
import { openArchive } from './archive'
import { hashOf, storePicture, maxPictureBytes, maxPictureMegabytes, cardAddress } from '../products'

/** Limits of an archive of pictures, which hardly compress. */
const archiveLimits = { files: 50_000, fileBytes: maxPictureBytes, allBytes: 8_000 * megabyte, folders: false }

/** A picture that a file names. Without `url` and `fault` it is an address that is fetched later. */
export interface FilePicture {
  /** The address, or the name of a file. */
  name: string
  /** Address of the stored picture in card size; undefined if the shop does not have it. */
  url?: string
  /** Why it cannot be used. */
  fault?: FieldFault
}

/** The pictures of a file. */
export interface ProductPictures {
  /** Returns pictures by name. */
  find: (names: readonly string[]) => Promise<ReadonlyMap<string, FilePicture>>
  close: () => void
}

/** Sources of pictures. */
export interface PictureSources {
  /** A folder or ZIP archive on the store's machine; undefined if none is given. */
  path: string | undefined
  /** Returns the hash of an uploaded picture; undefined if it was not uploaded. Used without `path`. */
  findUploaded?: (name: string) => Promise<string | undefined>
  /** Returns the stored pictures of addresses that were fetched lately. */
  findFetched: (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The file store; undefined to check only. */
  files?: FileStore
}

/** True if a file names an address, not the name of a file. */
export const isPictureAddress = (name: string) => /^https:\/\//i.test(name)

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
  if (path === undefined) return { read: () => Promise.reject(new FaultError(fault('not_in_folder'))), close }
  const found = await stat(path).catch(() => undefined)
  if (!found) throw refuse('no_such_folder', { path })
  if (found.isDirectory()) return { read: (name) => readFromFolder(path, name), close }
  return openPictureArchive(path)
}

/**
 * Opens the pictures of a file: uploaded pictures, a folder or archive on the store's machine, and addresses that were
 * fetched lately. Nothing is fetched.
 * @throws StoreError 400 if the folder does not exist, or the archive is unsafe or exceeds the limits
 */
export async function openPictures({
  path,
  findUploaded,
  findFetched,
  files,
}: PictureSources): Promise<ProductPictures> {
  const source = await openPictureSource(path)
  const found = new Map<string, Promise<FilePicture>>()
  // Pictures with the same content are stored once, because concurrent writes of one file would conflict.
  const stored = new Map<string, Promise<void>>()
  const storeOnce = (bytes: Buffer) => {
    const hash = hashOf(bytes)
    const storing = stored.get(hash) ?? storePicture(hash, bytes, files)
    stored.set(hash, storing)
    return storing.then(() => hash)
  }
  const hashOfFile = async (name: string) => {
    const hash =
      findUploaded && path === undefined ? await findUploaded(name) : await storeOnce(await source.read(name))
    if (hash === undefined) throw new FaultError(fault('not_sent'))
    return hash
  }
  async function findFile(name: string): Promise<FilePicture> {
    try {
      if (/^[a-z]+:\/\//i.test(name)) throw new FaultError(fault('not_https'))
      return { name, url: cardAddress(await hashOfFile(name)) }
    } catch (error) {
      if (error instanceof FaultError) return { name, fault: error.fault }
      throw error
    }
  }
  return {
    async find(names) {
      const missing = [...new Set(names)].filter((name) => !found.has(name))
      const fetched = await findFetched(missing.filter(isPictureAddress))
      for (const name of missing) {
        const known = { name, url: fetched.get(name) }
        found.set(name, isPictureAddress(name) ? Promise.resolve(known) : findFile(name))
      }
      return new Map(await Promise.all(names.map(async (name) => [name, await found.get(name)!] as const)))
    },
    close: source.close,
  }
}
