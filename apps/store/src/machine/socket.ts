import { join } from 'node:path'

/** What the operating system takes as the address of a socket, in bytes, on the strictest of them. */
const longestPath = 103

/** Where a running store listens for its operator: in its data folder. */
export function socketPathIn(dataFolder: string): string {
  return join(dataFolder, 'operator.sock')
}

/** Whether a socket can be made there. */
export function isSocketPathShort(path: string): boolean {
  return Buffer.byteLength(path) <= longestPath
}
