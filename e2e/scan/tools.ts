import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of the scanners' programs. */
export interface Tools {
  wapiti: string
  sqlmap: string
}

function find(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/**
 * Finds the scanners; installs nothing.
 * @throws Error that names missing ones and their packages
 */
export function findTools(): Tools {
  const found = { wapiti: find('wapiti'), sqlmap: find('sqlmap') }
  const missing = Object.entries(found)
    .filter(([, path]) => path === undefined)
    .map(([name]) => name)
  if (missing.length > 0)
    throw new Error(`Programs for the scan are missing. On Debian: apt-get install -y ${missing.join(' ')}`)
  return found as Tools
}
