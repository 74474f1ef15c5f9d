import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from './db/make-folder.mjs'

/** A new secret: not to be guessed. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** Makes the file at once and whole: of stores that start at the same moment one makes it, and all read the same. */
async function makeFile(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(draft, newSecret(), { mode: 0o600 })
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** A secret that stands in a file, which the first who asks makes. */
export async function keptSecret(path: string): Promise<string> {
  makeFolder(dirname(path), 0o700)
  await makeFile(path)
  return readFile(path, 'utf8')
}
