import { fault, type FieldFault } from '../../../platform/http/errors'
import type { ReceivedFile } from '../../../platform/http/multipart'
import { typeOfFile } from './type-of-file'
import { maxNameLength, mediaTypes, type FileType, type UploadLimits } from './upload-limits'
import { kindOfPdf } from './kind-of-pdf'
import { PictureProblem, reencode } from './reencode-picture'
import * as refusals from './upload-refusals'

/** A file to store. */
export interface PreparedFile {
  /** The original file name. */
  name: string
  bytes: Uint8Array
  type: FileType
}

/** Invalid file names with their faults. */
const nameFaults: readonly [pattern: RegExp, problem: FieldFault][] = [
  [/[/\\]|^\.{1,2}$/, fault('path_as_name')],
  [/\p{Control}/u, fault('control_characters_in_name')],
  [/[\u202a-\u202e\u2066-\u2069]/, fault('direction_signs_in_name')],
  [new RegExp(`[^]{${maxNameLength + 1}}`), fault('name_too_long', { limit: maxNameLength })],
]

/** Returns the bytes of a PDF without active content. */
async function cleanPdf(file: refusals.RefusedFile, received: Buffer): Promise<Uint8Array> {
  const kind = await kindOfPdf(received)
  if (kind !== 'plain') throw refusals.refusedPdf(file, kind)
  return received
}

/** Returns the bytes to store: pictures re-encoded, PDFs unchanged. */
async function cleanBytes(file: refusals.RefusedFile, received: Buffer, type: FileType): Promise<Uint8Array> {
  if (type === 'pdf') return cleanPdf(file, received)
  try {
    return await reencode(received, type)
  } catch (error) {
    if (error instanceof PictureProblem) throw refusals.unreadablePicture(file, error.fault)
    throw error
  }
}

/** True for the part that browsers send for an empty file field. */
export function isEmptyFilePart({ name, bytes }: ReceivedFile): boolean {
  return name === '' && bytes.length === 0
}

/**
 * Validates a file and converts it for storage.
 * @param index of the file in the form, from 0
 * @throws StoreError 400 or 413 naming the file
 */
export async function prepareFile(received: ReceivedFile, index: number, limits: UploadLimits): Promise<PreparedFile> {
  const name = received.name.trim()
  const file = { name, index, limits }
  const [, nameProblem] = nameFaults.find(([pattern]) => pattern.test(name)) ?? []
  if (nameProblem) throw refusals.invalidFileName(file, nameProblem)
  if (index >= limits.files) throw refusals.tooManyFiles(file)
  if (received.isTooLarge) throw refusals.fileTooLarge(file)
  if (received.bytes.length === 0) throw refusals.emptyFile(file)
  const type = typeOfFile(received.bytes)
  if (!type || !limits.types.includes(mediaTypes[type])) throw refusals.unsupportedFileType(file)
  const storedType = limits.kind === 'picture' ? 'webp' : type
  return {
    name: name || `File ${index + 1}`,
    bytes: await cleanBytes(file, received.bytes, storedType),
    type: storedType,
  }
}
