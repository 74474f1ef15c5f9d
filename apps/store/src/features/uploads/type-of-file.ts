import type { FileType } from './uploads.limits'

/** What files of each type begin with; a dot is any byte. What follows is judged by whatever decodes it. */
const beginnings: readonly [type: FileType, pattern: RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF....WEBP/s],
  ['pdf', /^%PDF-/],
]
const looked = 12

/** What a file is, by its first bytes and never by its name; undefined if it is no type that is known here. */
export function typeOfFile(bytes: Uint8Array): FileType | undefined {
  const start = Buffer.from(bytes.subarray(0, looked)).toString('latin1')
  return beginnings.find(([, pattern]) => pattern.test(start))?.[0]
}
