import type { FileType } from './uploads.limits'

/** Where a mark of a type is, and its bytes as Latin letters. What follows is judged by whatever decodes the file. */
const marks: readonly [type: FileType, at: number, mark: string][] = [
  ['jpg', 0, '\u00ff\u00d8\u00ff'],
  ['png', 0, '\u0089PNG\r\n\u001a\n'],
  ['webp', 8, 'WEBP'],
  ['pdf', 0, '%PDF-'],
]

/** What a file is, by its first bytes and never by its name; undefined if it is no type that is known here. */
export function typeOfFile(bytes: Uint8Array): FileType | undefined {
  return marks.find(([, at, mark]) => Buffer.from(mark, 'latin1').equals(bytes.subarray(at, at + mark.length)))?.[0]
}
