import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store'

/** Keeps files in a folder of its own; what a file is stands beside it. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key)
  return {
    async put(key, { bytes, mediaType }) {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await writeFile(`${pathOf(key)}.type`, mediaType)
      // Under another name until it is whole: a stop half-way must not leave half a file.
      await writeFile(`${pathOf(key)}.part`, bytes)
      await rename(`${pathOf(key)}.part`, pathOf(key))
    },
    async get(key) {
      try {
        return { bytes: await readFile(pathOf(key)), mediaType: await readFile(`${pathOf(key)}.type`, 'utf8') }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
      await rm(`${pathOf(key)}.type`, { force: true })
    },
  }
}
