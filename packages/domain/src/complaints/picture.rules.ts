import { megabyte } from '../format/file-size.rules'

/** Media types a complaint's picture may have. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Bytes a picture may have: 10 MB. */
export const pictureMaxBytes = 10 * megabyte

/** Why a file cannot be sent as a picture. */
export type PictureFault = 'wrong_type' | 'too_large' | 'empty'

/**
 * Whether a file can be sent as a picture, judged by what it says of itself; the store judges by its content.
 * @returns what is wrong with it; null where nothing is
 */
export function checkPicture({ mediaType, bytes }: { mediaType: string; bytes: number }): PictureFault | null {
  if (!pictureTypes.includes(mediaType)) return 'wrong_type'
  if (bytes > pictureMaxBytes) return 'too_large'
  return bytes === 0 ? 'empty' : null
}
