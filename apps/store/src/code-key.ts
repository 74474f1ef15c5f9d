import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config'

/** A new key: not to be guessed. */
export function newCodeKey(): string {
  return randomBytes(32).toString('hex')
}

/** Makes the file at once and whole: of stores that start at the same moment one makes it, and all read the same. */
async function makeFile(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(draft, newCodeKey(), { mode: 0o600 })
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * The key that codes are hashed with: the configured one, or one in the data folder that the first start makes. It
 * outlives a restart, since codes may be in an e-mail by then, and is not in the database, whose copy would otherwise
 * give every code away.
 */
export async function readCodeKey({ codeKey, dataFolder }: Pick<Config, 'codeKey' | 'dataFolder'>): Promise<string> {
  if (codeKey !== undefined) return codeKey
  const path = join(dataFolder, 'code-key')
  await mkdir(dataFolder, { recursive: true })
  await makeFile(path)
  return readFile(path, 'utf8')
}
