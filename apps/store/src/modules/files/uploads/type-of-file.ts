import type { FileType } from './upload-limits'

/** Magic numbers of file types, in Latin-1, with their offsets. The decoders check the rest. */
const signatures: readonly [type: FileType, at: number, mark: string][] = [
  ['jpg', 0, '\u00ff\u00d8\u00ff'],
  ['png', 0, '\u0089PNG\r\n\u001a\n'],
  ['webp', 8, 'WEBP'],
  ['pdf', 0, '%PDF-'],
]

/** Returns the type of a file by its content, never by its name; undefined for unknown types. */
export function typeOfFile(bytes: Uint8Array): FileType | undefined {
  return signatures.find(([, offset, signature]) =>
    Buffer.from(signature, 'latin1').equals(bytes.subarray(offset, offset + signature.length)),
  )?.[0]
}
