import type { Problem } from '../problem'

/** A file that was chosen. The file itself stays with whoever uploads it. */
export interface ChosenFile {
  /** Tells one choice from the next, also of the same file. */
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** How far the licence is. */
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

/** What can happen to the licence. News of a file that is not the chosen one comes too late and is not heard. */
export type LicenseEvent =
  | { type: 'license_chosen'; file: ChosenFile }
  | { type: 'license_progressed'; id: string; progress: number }
  | { type: 'license_uploaded'; id: string; url: string }
  | { type: 'license_failed'; id: string; problem: Problem<'upload_license'> }
  | { type: 'license_removed' }

/** No licence was chosen, or it was taken away again. */
export const noLicense: LicenseUpload = { status: 'none' }

/** What becomes of the licence. One that is uploaded stays until it is removed (Specification (accounts) §2). */
export function afterLicenseEvent(license: LicenseUpload, event: LicenseEvent): LicenseUpload {
  if (event.type === 'license_removed') return noLicense
  if (event.type === 'license_chosen') {
    const isTaken = license.status === 'uploading' || license.status === 'uploaded'
    return isTaken ? license : { status: 'uploading', file: event.file, progress: null }
  }
  if (license.status !== 'uploading' || license.file.id !== event.id) return license
  const { file } = license
  if (event.type === 'license_progressed') return { ...license, progress: event.progress }
  return event.type === 'license_uploaded'
    ? { status: 'uploaded', file, url: event.url }
    : { status: 'failed', file, problem: event.problem }
}
