import type { Problem } from '../../platform/action'

/** A chosen file; the uploader keeps the file itself. */
export interface ChosenFile {
  /** Unique for each choice, also of the same file. */
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** The state of the licence. An uploaded one stays until it is removed (Specification (accounts) §2). */
export type LicenseUpload =
  | { status: 'none' }
  | {
      status: 'uploading'
      file: ChosenFile
      /** Upload progress from 0 to 1; null if unknown. */
      progress: number | null
    }
  | { status: 'failed'; file: ChosenFile; problem: Problem<'upload_license'> }
  | {
      status: 'uploaded'
      file: ChosenFile
      /** URL that the application sends. */
      url: string
    }
