/** Creates folders. Plain JavaScript with Node's built-in modules only, because the folder lock needs it. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents. Node's `recursive` option never returns if the system denies it, e.g. below
 * /proc.
 * @param {string} folder absolute
 * @param {number} [mode] of the created folders
 * @throws {NodeJS.ErrnoException} if it cannot be created, or is not a folder
 */
export function makeFolder(folder, mode) {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}
