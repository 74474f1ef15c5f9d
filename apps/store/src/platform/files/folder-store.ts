import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertKey, filesUnavailable, type FileStore } from './file-store'

/** Uploads are readable only by the account that runs the store. */
const privateFolder = { recursive: true, mode: 0o700 } as const
const privateFile = 0o600

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** Writes a file with `fsync`. */
async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'w', privateFile)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncs a folder, so that renames in it are durable. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function write(path: string, bytes: Uint8Array, mediaType: string): Promise<void> {
  await mkdir(dirname(path), privateFolder)
  await writeDurably(`${path}.type`, mediaType)
  // Rename after a complete write, so that an interruption leaves no partial file.
  await writeDurably(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
  await syncFolder(dirname(path))
}

/** Stores files in a folder; the media type is in a second file next to each. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    assertKey(key)
    return join(folder, key)
  }
  return {
    async put(key, { bytes, mediaType }) {
      const path = pathOf(key)
      try {
        await write(path, bytes, mediaType)
      } catch (error) {
        throw filesUnavailable(error)
      }
    },
    async get(key) {
      const path = pathOf(key)
      try {
        return { bytes: await readFile(path), mediaType: await readFile(`${path}.type`, 'utf8') }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw filesUnavailable(error)
      }
    },
    async delete(key) {
      const path = pathOf(key)
      try {
        for (const ending of ['', '.part', '.type']) await rm(`${path}${ending}`, { force: true })
      } catch (error) {
        throw filesUnavailable(error)
      }
    },
  }
}
