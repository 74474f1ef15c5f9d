import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createProcesses } from './store-process'

let filled: Promise<string> | undefined

/** A data folder that a store has filled with the demo world and left. It goes with the built store. */
async function fillOnce(): Promise<string> {
  const folder = mkdtempSync(join(inject('builtStore'), 'filled-'))
  const { child } = await createProcesses().start({ DATA_DIR: folder })
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
  return folder
}

/** Makes a data folder with the demo world: a copy of one that a store fills once for all tests. */
export async function makeFilledFolder(folder: string): Promise<void> {
  filled ??= fillOnce()
  cpSync(await filled, folder, { recursive: true })
}
