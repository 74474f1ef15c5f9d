import { megabyte } from '../text/file-size'

/** Media types a licence may have. */
export const licenseTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png']

/** Bytes a licence may have: 10 MB. */
export const licenseMaxBytes = 10 * megabyte

/** Why a file cannot be sent as a licence, in the store's own codes. */
export type LicenseFault = 'unsupported_file_type' | 'file_too_large' | 'empty_file'

/**
 * Checks a licence by its reported type and size; without a reported type it is sent. The store checks the content.
 * @returns the reason for refusing it, otherwise null
 */
export function checkLicense({ mediaType, bytes }: { mediaType: string; bytes: number }): LicenseFault | null {
  if (mediaType !== '' && !licenseTypes.includes(mediaType)) return 'unsupported_file_type'
  if (bytes > licenseMaxBytes) return 'file_too_large'
  return bytes === 0 ? 'empty_file' : null
}
