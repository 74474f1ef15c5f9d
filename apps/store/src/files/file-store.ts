/** A file with what it is. */
export interface StoredFile {
  bytes: Uint8Array
  mediaType: string
}

/** Where uploads are kept: a folder, or an S3-compatible server. Keys are paths such as `pictures/0jx4m9k2.webp`. */
export interface FileStore {
  /** Keeps a file; one under the same key is replaced. */
  put(key: string, file: StoredFile): Promise<void>
  /** The file; undefined where there is none. */
  get(key: string): Promise<StoredFile | undefined>
  /** Deletes a file; one that is gone already counts as deleted. */
  delete(key: string): Promise<void>
}
