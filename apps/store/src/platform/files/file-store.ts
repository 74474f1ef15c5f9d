import { refuse, type StoreError } from '../http/errors'

/** A file with its media type. */
export interface StoredFile {
  bytes: Uint8Array
  mediaType: string
}

/**
 * Storage of uploads: a folder or an S3-compatible server. Keys are paths such as `pictures/0jx4m9k2.webp`, created by
 * the shop only. Every method throws a `StoreError` 503 `files_unavailable` on failure.
 */
export interface FileStore {
  /** Stores a file; replaces one with the same key. Durable once it resolves. */
  put(key: string, file: StoredFile): Promise<void>
  /** Returns a file; undefined if it does not exist. */
  get(key: string): Promise<StoredFile | undefined>
  /** Deletes a file; no error if it does not exist. */
  delete(key: string): Promise<void>
}

const keyShape = /^[a-z]+\/[0-9a-z]{1,64}\.[0-9a-z]{1,5}$/

/**
 * Guards against path traversal.
 * @throws Error if the key is not of the shop's format
 */
export function assertKey(key: string): void {
  if (!keyShape.test(key)) throw new Error(`This is not the key of a file: ${JSON.stringify(key)}`)
}

/** Returns the refusal for a failed file store, with the cause for the log. */
export function filesUnavailable(cause: unknown): StoreError {
  return Object.assign(refuse('files_unavailable'), { cause })
}
