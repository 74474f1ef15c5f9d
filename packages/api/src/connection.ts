import { toApiError, type ApiError } from './error'
import type { SendOptions } from './send'
import type { FileRequest } from './send-files'

/** What calls need to know of their surroundings. */
export interface ClientOptions extends SendOptions {
  /** Where the store answers, without a trailing slash; empty for the page's own address. */
  baseUrl: string
  /** Names the shop; sent with every call. */
  publishableKey: string
  /** The token to send now, if any; asked before every call. Browsers need none: they send the session's cookie. */
  getToken?: () => string | undefined
  /** What tells the session whose cookie the browser sends now from every other, if it has one; asked before every call. */
  getSession?: () => string | undefined
  /** Called once for every call that was refused because its session is over, with the session it was sent with. */
  onUnauthorized?: (session: string) => void
  /** Another way to send files, for tests; `sendFiles` by default. */
  sendFiles?: (request: FileRequest) => Promise<Response>
}

/**
 * Names the shop and the customer on a call. A call that brings a token of its own keeps it.
 * @returns the session the call goes by; undefined for a visitor's, and for one with a token of its own
 */
export function identify(
  headers: Headers,
  { publishableKey, getToken, getSession }: ClientOptions,
): string | undefined {
  headers.set('x-publishable-api-key', publishableKey)
  if (headers.has('authorization')) return undefined
  const token = getToken?.()
  if (token) headers.set('authorization', `Bearer ${token}`)
  return getSession?.()
}

/**
 * Makes an error of an answer outside 2xx, and tells of a session that is over.
 * @param session the one the call went by
 */
export async function toRefusal(
  response: Response,
  session: string | undefined,
  { onUnauthorized }: ClientOptions,
): Promise<ApiError> {
  const error = await toApiError(response)
  // Wrong credentials are a 401 too, with a code of their own.
  if (error.status === 401 && error.code === 'unauthorized' && session !== undefined) onUnauthorized?.(session)
  return error
}
