import { megabyte } from '../format/file-size.rules'

/** What is known of a picture before it is sent. */
export interface ChosenFile {
  name: string
  /** In bytes. */
  size: number
}

/** The largest picture that is taken, in megabytes. */
export const maxPictureMegabytes = 20

const mostAtOnce = 10
/** So much is sent at once that a slow line brings an answer now and then; a larger picture goes alone. */
const bytesAtOnce = 8 * megabyte

/** Whether a file is one that could be a picture, by its name: what else lies in a folder is left out. */
export const isPictureName = (name: string) => /^[^.].*\.(?:jpe?g|png|webp)$/i.test(name)

/** Whether a picture is larger than is taken. */
export const isTooLarge = ({ size }: ChosenFile) => size > maxPictureMegabytes * megabyte

/** Pictures in the order in which they were chosen, as they are sent: several at once, as long as they are small. */
export function batchesOf<File extends ChosenFile>(files: readonly File[]): File[][] {
  const batches: File[][] = []
  let room = 0
  for (const file of files) {
    const batch = batches.at(-1)
    if (batch && batch.length < mostAtOnce && file.size <= room) {
      batch.push(file)
      room -= file.size
    } else {
      batches.push([file])
      room = bytesAtOnce - file.size
    }
  }
  return batches
}
