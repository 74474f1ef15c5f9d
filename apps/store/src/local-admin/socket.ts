import { join } from 'node:path'

/** Maximum length of a socket path in bytes, on the strictest operating system. */
const longestPath = 103

/** Returns the path of the socket in the data folder. */
export function socketPathIn(dataFolder: string): string {
  return join(dataFolder, 'operator.sock')
}

/** True if the path is short enough for a socket. */
export function isSocketPathShort(path: string): boolean {
  return Buffer.byteLength(path) <= longestPath
}
