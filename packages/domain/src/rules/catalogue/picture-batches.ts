import { megabyte } from '../text/file-size'

/** The properties of a file that are known before the upload. */
export interface ChosenFile {
  name: string
  /** In bytes. */
  size: number
}

/** The maximum size of a picture in megabytes. */
export const maxPictureMegabytes = 20

const maxBatchPictures = 10
/**
 * The maximum size of a batch in bytes, so that a slow connection still shows progress. A larger picture is sent alone.
 */
const maxBatchBytes = 8 * megabyte

/** True if the file name is that of a picture. A chosen folder may also contain other files. */
export const isPictureName = (name: string) => /^[^.].*\.(?:jpe?g|png|webp)$/i.test(name)

/** True if a picture is larger than the maximum. */
export const isTooLarge = ({ size }: ChosenFile) => size > maxPictureMegabytes * megabyte

/** Splits pictures into upload batches, in the order in which they were chosen. */
export function batchesOf<File extends ChosenFile>(files: readonly File[]): File[][] {
  const batches: File[][] = []
  let bytesLeft = 0
  for (const file of files) {
    const batch = batches.at(-1)
    if (batch && batch.length < maxBatchPictures && file.size <= bytesLeft) {
      batch.push(file)
      bytesLeft -= file.size
    } else {
      batches.push([file])
      bytesLeft = maxBatchBytes - file.size
    }
  }
  return batches
}
