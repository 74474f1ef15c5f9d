import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../db/make-folder.mjs'

/** Returns a new random secret of 256 bits, as hex. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/**
 * Creates the file atomically: of several stores that start at the same time, one creates it and all read the same
 * secret.
 */
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

/** Returns the secret in a file; creates the file if it does not exist. */
export async function loadOrCreateSecret(path: string): Promise<string> {
  makeFolder(dirname(path), 0o700)
  await makeFile(path)
  return readFile(path, 'utf8')
}
