import type { FieldFault } from '@skafferi/api'

/** The pictures of a checked file that the shop lacks. */
export interface PictureSummaryView {
  /** The number of addresses that are fetched after the file is applied. */
  toFetch: number
  /** Their hosts; the first ones. */
  hosts: readonly string[]
  /** The number of names of files that were not uploaded. */
  missing: number
  /** These names; the first ones. */
  missingNames: readonly string[]
}

/** A picture of a file that its product lacks. */
export interface PictureToFetchView {
  id: string
  /** Its address, or the name of its file. */
  name: string
  isAddress: boolean
  /**
   * `waiting`: to be fetched, or being fetched; `failed`: it is not fetched again unless the user retries it; `named`:
   * the file has only its name, and it was not uploaded.
   */
  state: 'waiting' | 'failed' | 'named'
  /** The time of the next attempt after a failed one; null otherwise. */
  nextTry: string | null
  /** Why the last attempt failed; its text continues the name. Null if none has failed. */
  problem: FieldFault | null
}

/** A product with the pictures that it lacks. */
export interface ProductPicturesView {
  id: string
  title: string
  href: string
  pictures: readonly PictureToFetchView[]
}

/** The pictures that products lack after an import. */
export interface PicturesToFetchView {
  counts: { added: number; waiting: number; named: number; failed: number }
  products: readonly ProductPicturesView[]
  /** The number of pictures that are not listed. */
  more: number
}

/** The pictures that a product lacks. */
export interface MissingPicturesView {
  /** The number of pictures that wait. */
  waiting: number
  /** The number of pictures that the file names, and that were not uploaded. */
  named: number
  /** The number of pictures that failed. */
  failed: number
  /** URL of the import that lists them. */
  href: string
}
