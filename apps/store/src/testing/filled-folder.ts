import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createProcesses } from './store-process'

let filled: Promise<string> | undefined

/** Returns a data folder with the demo world, created by starting a store once. It is removed with the built store. */
async function createFilledFolder(): Promise<string> {
  const folder = mkdtempSync(join(inject('builtStore'), 'filled-'))
  const { child } = await createProcesses().start({ DATA_DIR: folder })
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
  return folder
}

/** Creates a data folder with the demo world, as a copy of a shared one. */
export async function makeFilledFolder(folder: string): Promise<void> {
  filled ??= createFilledFolder()
  cpSync(await filled, folder, { recursive: true })
}
