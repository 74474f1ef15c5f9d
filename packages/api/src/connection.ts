import { toApiError, type ApiError } from './error'
import type { FileRequest } from './send-files'

/** What calls need to know of their surroundings. */
export interface ClientOptions {
  /** Where the store answers, without a trailing slash; empty for the page's own address. */
  baseUrl: string
  /** Names the shop; sent with every call. */
  publishableKey: string
  /** The token to send now, if any; asked before every call. */
  getToken?: () => string | undefined
  /** Called once for every 401 to a call that carried a token, with that token. */
  onUnauthorized?: (token: string) => void
  /** Milliseconds until a call is given up; 15,000 by default. Files have a patience of their own. */
  timeout?: number
  /** Another `fetch`, for tests and for calling a store in the same process. The signal ends the call. */
  fetch?: (request: Request, init: { signal: AbortSignal }) => Promise<Response>
  /** Another way to send files, for tests; `sendFiles` by default. */
  sendFiles?: (request: FileRequest) => Promise<Response>
}

/** Names the shop and the customer on a call. A call that brings a token of its own keeps it. */
export function identify(headers: Headers, { publishableKey, getToken }: ClientOptions): void {
  headers.set('x-publishable-api-key', publishableKey)
  const token = getToken?.()
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
}

/**
 * Makes an error of an answer outside 2xx, and tells of a token that was refused.
 * @param sent the headers of the call
 */
export async function toRefusal(response: Response, sent: Headers, options: ClientOptions): Promise<ApiError> {
  const token = sent.get('authorization')?.slice('Bearer '.length)
  if (response.status === 401 && token) options.onUnauthorized?.(token)
  return toApiError(response)
}
