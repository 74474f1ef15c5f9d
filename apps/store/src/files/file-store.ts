import { unavailable, type StoreError } from '../http/errors'

/** A file with what it is. */
export interface StoredFile {
  bytes: Uint8Array
  mediaType: string
}

/**
 * Where uploads are kept: a folder, or an S3-compatible server. Keys are paths such as `pictures/0jx4m9k2.webp`, which
 * the shop makes and callers never do. Every method throws a `StoreError` 503 `files_unavailable` where it fails.
 */
export interface FileStore {
  /** Keeps a file; one under the same key is replaced. Once it answers, the file survives a power cut. */
  put(key: string, file: StoredFile): Promise<void>
  /** The file; undefined where there is none. */
  get(key: string): Promise<StoredFile | undefined>
  /** Deletes a file; one that is gone already counts as deleted. */
  delete(key: string): Promise<void>
}

const keyShape = /^[a-z]+\/[0-9a-z]{1,64}\.[0-9a-z]{1,5}$/

/** Stops whatever is not a key of the shop's own making, such as a path that leads elsewhere. */
export function assertKey(key: string): void {
  if (!keyShape.test(key)) throw new Error(`This is not the key of a file: ${JSON.stringify(key)}`)
}

/** The one fault of a file store, for the caller; the log gets its cause. */
export function filesUnavailable(cause: unknown): StoreError {
  const message = 'The store cannot reach its files. Please try again.'
  return Object.assign(unavailable('files_unavailable', message), { cause })
}
