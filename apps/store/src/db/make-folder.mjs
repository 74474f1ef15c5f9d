/** Folders that may not exist. Plain JavaScript on Node's own modules, as the lock that needs it. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it, where they are missing. Node's own way tries without end where the system lets nobody make
 * one, as it does below /proc.
 * @param {string} folder absolute
 * @param {number} [mode] of those that are made
 * @throws {NodeJS.ErrnoException} where it cannot be made, or is something else
 */
export function makeFolder(folder, mode) {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}
