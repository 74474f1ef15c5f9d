import type { SentFile } from '../../http/multipart'
import { typeOfFile } from './type-of-file'
import { maxNameLength, mediaTypes, type FileType, type UploadLimits } from './uploads.limits'
import { kindOfPdf } from './uploads.pdfs'
import { PictureProblem, reencode } from './uploads.pictures'
import * as refusals from './uploads.refusals'

/** A file as it is to be kept. */
export interface PreparedFile {
  /** What its owner calls it. */
  name: string
  bytes: Uint8Array
  type: FileType
}

/** What people send as names, but never as the name of a file, and how to say so. */
const nameFaults: readonly [fault: RegExp, problem: string][] = [
  [/[/\\]|^\.{1,2}$/, 'has a path as its name'],
  [/\p{Control}/u, 'has control characters in its name'],
  [/[\u202a-\u202e\u2066-\u2069]/, 'has signs in its name that turn the direction of text'],
  [new RegExp(`[^]{${maxNameLength + 1}}`), `has a name of more than ${maxNameLength} characters`],
]

/** A PDF is kept as it is, but only one that can do nothing but be looked at. */
async function keptPdf(file: refusals.RefusedFile, sent: Buffer): Promise<Uint8Array> {
  const kind = await kindOfPdf(sent)
  if (kind !== 'plain') throw refusals.refusedPdf(file, kind)
  return sent
}

/** The bytes that are kept: pictures are rendered again, PDFs stay as they are. */
async function keptBytes(file: refusals.RefusedFile, sent: Buffer, type: FileType): Promise<Uint8Array> {
  if (type === 'pdf') return keptPdf(file, sent)
  try {
    return await reencode(sent, type)
  } catch (error) {
    if (error instanceof PictureProblem) throw refusals.unreadablePicture(file, error.message)
    throw error
  }
}

/** Whether it is what a form sends for a file field that was left empty. */
export function isNoFile({ name, bytes }: SentFile): boolean {
  return name === '' && bytes.length === 0
}

/**
 * Checks one file and makes of it what is kept.
 * @param index among the files that were sent, from 0
 * @throws StoreError 400 or 413 naming the file, where it is not what the limits allow
 */
export async function prepareFile(sent: SentFile, index: number, limits: UploadLimits): Promise<PreparedFile> {
  const name = sent.name.trim()
  const file = { name, index, limits }
  const [, nameProblem] = nameFaults.find(([fault]) => fault.test(name)) ?? []
  if (nameProblem) throw refusals.invalidFileName(file, nameProblem)
  if (index >= limits.files) throw refusals.tooManyFiles(file)
  if (sent.isTooLarge) throw refusals.fileTooLarge(file)
  if (sent.bytes.length === 0) throw refusals.emptyFile(file)
  const type = typeOfFile(sent.bytes)
  if (!type || !limits.types.includes(mediaTypes[type])) throw refusals.unsupportedFileType(file)
  const keptType = limits.kind === 'picture' ? 'webp' : type
  return { name: name || `File ${index + 1}`, bytes: await keptBytes(file, sent.bytes, keptType), type: keptType }
}
