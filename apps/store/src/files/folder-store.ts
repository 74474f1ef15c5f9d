import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertKey, filesUnavailable, type FileStore } from './file-store'

/** Only the account that runs the store may read what people sent. */
const privateFolder = { recursive: true, mode: 0o700 } as const
const privateFile = 0o600

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** Writes a file and waits until the disk has it. */
async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'w', privateFile)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Waits until the disk has a folder's names. */
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
  // Under another name until it is whole: a stop half-way must not leave half a file.
  await writeDurably(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
  await syncFolder(dirname(path))
}

/** Keeps files in a folder of its own; what a file is stands beside it. */
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
