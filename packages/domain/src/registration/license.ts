import type { Problem } from '../action'

/** A file that was chosen. The file itself stays with whoever uploads it. */
export interface ChosenFile {
  /** Unique for each choice, also of the same file. */
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** How far the licence is. One that is uploaded stays until it is removed (Specification (accounts) §2). */
export type LicenseUpload =
  | { status: 'none' }
  | {
      status: 'uploading'
      file: ChosenFile
      /** From 0 to 1; null while nobody knows. */
      progress: number | null
    }
  | { status: 'failed'; file: ChosenFile; problem: Problem<'upload_license'> }
  | {
      status: 'uploaded'
      file: ChosenFile
      /** What the application names. */
      url: string
    }
