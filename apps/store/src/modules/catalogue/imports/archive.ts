import { megabyte } from '@skafferi/domain/rules/text/file-size'
import { fromBufferPromise, openPromise, type Entry, type ZipFile, type Options } from 'yauzl'
import { refuse, StoreError } from '../../../platform/http/errors'

/** Limits of an archive. */
export interface ArchiveLimits {
  files: number
  /** Uncompressed size of one file, in bytes. */
  fileBytes: number
  /** Uncompressed size of all files, in bytes. */
  allBytes: number
  /** True if files may be in folders. */
  folders: boolean
}

/** An archive whose files are read one by one. Names from the archive are never used as paths on disk. */
export interface Archive {
  has: (name: string) => boolean
  /**
   * Decompresses a file.
   * @throws StoreError 400 if it is damaged or larger than declared
   */
  read: (name: string) => Promise<Buffer>
  /** Decompresses all files and discards them, to verify the declared sizes. */
  verify: () => Promise<void>
  close: () => void
}

const options = { lazyEntries: true, autoClose: false, strictFileNames: true } satisfies Options

/** Folders, and files that macOS adds to archives; they are ignored. */
const ignoredEntries = /^__MACOSX\/|(?:^|\/)\.DS_Store$|\/$/

const inMegabytes = (bytes: number) => Math.ceil(bytes / megabyte)

function assertWithinLimits(entry: Entry, entries: ReadonlyMap<string, Entry>, limits: ArchiveLimits): void {
  const { fileName: file } = entry
  if (file.includes('/') && !limits.folders) throw refuse('archive_with_folders', { file })
  if (entries.has(file)) throw refuse('archived_twice', { file })
  if (entry.isEncrypted()) throw refuse('archive_with_password')
  if (!entry.canDecodeFileData()) throw refuse('archived_file_unreadable', { file })
  if (entry.uncompressedSize > limits.fileBytes) {
    const megabytes = inMegabytes(entry.uncompressedSize)
    throw refuse('archived_file_too_large', { file, megabytes, limit: inMegabytes(limits.fileBytes) })
  }
}

async function readEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.files) throw refuse('too_many_archived_files', { limit: limits.files })
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    if (ignoredEntries.test(entry.fileName)) continue
    assertWithinLimits(entry, entries, limits)
    bytes += entry.uncompressedSize
    if (bytes > limits.allBytes) throw refuse('archive_too_large', { megabytes: inMegabytes(limits.allBytes) })
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Converts errors of the library to refusals. */
async function withRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw error
    throw refuse('archive_unreadable', { detail: message.replace(/\.$/, '') })
  }
}

/** Decompresses a file; the library stops at the declared size. */
async function unpack(zip: ZipFile, entry: Entry, onPart: (part: Buffer) => void): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry)
  for await (const part of stream) onPart(part as Buffer)
}

/**
 * Opens a ZIP archive and checks its directory before decompressing anything.
 * @param source its path, or its bytes
 * @throws StoreError 400 if it is not an archive, contains unsafe paths, or exceeds the limits
 */
export async function openArchive(source: string | Uint8Array, limits: ArchiveLimits): Promise<Archive> {
  const zip = await withRefusals(() =>
    typeof source === 'string'
      ? openPromise(source, options)
      : fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options),
  )
  const close = () => void (zip.isOpen && zip.close())
  try {
    const entries = await withRefusals(() => readEntries(zip, limits))
    return {
      has: (name) => entries.has(name),
      read: (name) =>
        withRefusals(async () => {
          const entry = entries.get(name)
          if (!entry) throw refuse('not_archived_file', { file: name })
          const parts: Buffer[] = []
          await unpack(zip, entry, (part) => void parts.push(part))
          return Buffer.concat(parts)
        }),
      verify: () =>
        withRefusals(async () => {
          for (const entry of entries.values()) await unpack(zip, entry, () => undefined)
        }),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
