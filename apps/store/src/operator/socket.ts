import { join } from 'node:path'
import type { Refusal } from '../http/errors'

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

/** What goes through the socket: one line of JSON each way. */
export interface OperatorRequest {
  action: string
  args: unknown[]
  /** What whoever asks says of themselves, for the activity. */
  as?: string
}

/** What comes back: a result, a refusal, or a fault that the store's log explains. */
export type OperatorAnswer = { result: unknown } | { status: number; refusal: Refusal }
