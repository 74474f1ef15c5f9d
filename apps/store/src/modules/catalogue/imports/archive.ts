import { megabyte } from '@skafferi/domain/rules/text/file-size'
import { fromBufferPromise, openPromise, type Entry, type ZipFile, type Options } from 'yauzl'

/** The archive is refused; the message is a sentence. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem'
}

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
   * @throws ArchiveProblem if it is damaged or larger than declared
   */
  read: (name: string) => Promise<Buffer>
  /** Decompresses all files and discards them, to verify the declared sizes. */
  verify: () => Promise<void>
  close: () => void
}

const options = { lazyEntries: true, autoClose: false, strictFileNames: true } satisfies Options

/** Folders, and files that macOS adds to archives; they are ignored. */
const ignoredEntries = /^__MACOSX\/|(?:^|\/)\.DS_Store$|\/$/

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte).toLocaleString('en')} MB`
const advice = 'Split it, or remove what is not needed.'

function assertWithinLimits(entry: Entry, entries: ReadonlyMap<string, Entry>, limits: ArchiveLimits): void {
  const { fileName } = entry
  if (fileName.includes('/') && !limits.folders) {
    throw new ArchiveProblem(
      `The archive has folders in it, such as that of ${fileName}. Put the files themselves into it.`,
    )
  }
  if (entries.has(fileName)) throw new ArchiveProblem(`The archive has ${fileName} twice.`)
  if (entry.isEncrypted()) throw new ArchiveProblem('The archive has a password. Make one without.')
  if (!entry.canDecodeFileData())
    throw new ArchiveProblem(`The archive has ${fileName} in a form that cannot be unpacked.`)
  if (entry.uncompressedSize > limits.fileBytes) {
    throw new ArchiveProblem(
      `The file ${fileName} in the archive has ${inMegabytes(entry.uncompressedSize)} when unpacked; there may be up to ${inMegabytes(limits.fileBytes)}. ${advice}`,
    )
  }
}

async function readEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.files)
    throw new ArchiveProblem(`The archive has more than ${limits.files.toLocaleString('en')} files.`)
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    if (ignoredEntries.test(entry.fileName)) continue
    assertWithinLimits(entry, entries, limits)
    bytes += entry.uncompressedSize
    if (bytes > limits.allBytes)
      throw new ArchiveProblem(`The archive has more than ${inMegabytes(limits.allBytes)} when unpacked. ${advice}`)
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Converts errors of the library to readable messages. */
async function withReadableErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ArchiveProblem) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw error
    throw new ArchiveProblem(`The archive cannot be read: ${message.replace(/\.$/, '')}.`)
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
 * @throws ArchiveProblem if it is not an archive, contains unsafe paths, or exceeds the limits
 */
export async function openArchive(source: string | Uint8Array, limits: ArchiveLimits): Promise<Archive> {
  const zip = await withReadableErrors(() =>
    typeof source === 'string'
      ? openPromise(source, options)
      : fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options),
  )
  const close = () => void (zip.isOpen && zip.close())
  try {
    const entries = await withReadableErrors(() => readEntries(zip, limits))
    return {
      has: (name) => entries.has(name),
      read: (name) =>
        withReadableErrors(async () => {
          const entry = entries.get(name)
          if (!entry) throw new ArchiveProblem(`There is no ${name} in the archive.`)
          const parts: Buffer[] = []
          await unpack(zip, entry, (part) => void parts.push(part))
          return Buffer.concat(parts)
        }),
      verify: () =>
        withReadableErrors(async () => {
          for (const entry of entries.values()) await unpack(zip, entry, () => undefined)
        }),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
