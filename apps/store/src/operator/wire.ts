import type { Refusal } from '../http/errors'

/** What goes through the socket: one line of JSON each way. */
export interface OperatorRequest {
  action: string
  args: unknown[]
}

/** What comes back: a result, a refusal, or a fault that the store's log explains. */
export type OperatorAnswer = { result: unknown } | { status: number; refusal: Refusal }
