import { megabyte } from '../text/file-size'

/** Media types a complaint's picture may have. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Bytes a picture may have: 10 MB. */
export const pictureMaxBytes = 10 * megabyte

/** Why a file cannot be sent as a picture. */
export type PictureFault = 'wrong_type' | 'too_large' | 'empty'

/**
 * Checks a picture by its name, size and reported type; the store checks the content.
 * @returns the reason for refusing it, otherwise null
 */
export function checkPicture({ mediaType, bytes }: { mediaType: string; bytes: number }): PictureFault | null {
  if (!pictureTypes.includes(mediaType)) return 'wrong_type'
  if (bytes > pictureMaxBytes) return 'too_large'
  return bytes === 0 ? 'empty' : null
}
