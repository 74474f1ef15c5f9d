import { toApiError, type ApiError } from './error'
import type { SendOptions } from './send'
import type { FileRequest } from './send-files'

/** Options of the store client. */
export interface ClientOptions extends SendOptions {
  /** Base URL of the store without a trailing slash; empty for the page's own origin. */
  baseUrl: string
  /** Identifies the shop; sent with every call. */
  publishableKey: string
  /**
   * Returns the current token, if any; called before every call. Not needed in browsers, which send the session cookie.
   */
  getToken?: () => string | undefined
  /**
   * Returns an identifier of the session whose cookie the browser currently sends, if any; called before every call.
   */
  getSession?: () => string | undefined
  /** Called for every call that was rejected because its session has ended, with the session it was sent with. */
  onUnauthorized?: (session: string) => void
  /** Called for every call that was rejected because the shop is closed to visitors. */
  onClosed?: () => void
  /** Replaces `sendFiles` in tests. */
  sendFiles?: (request: FileRequest) => Promise<Response>
}

/**
 * Adds the headers that identify the shop and the customer. A call's own token is kept.
 * @returns the session of the call; undefined for a visitor, and for a call with its own token
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
 * Creates an error from a response outside 2xx, and reports an ended session and a closed shop.
 * @param session the session of the call
 */
export async function toRefusal(
  response: Response,
  session: string | undefined,
  { onUnauthorized, onClosed }: ClientOptions,
): Promise<ApiError> {
  const error = await toApiError(response)
  // Wrong credentials are a 401 too, with a different code.
  if (error.status === 401 && error.code === 'unauthorized' && session !== undefined) onUnauthorized?.(session)
  if (error.code === 'shop_closed') onClosed?.()
  return error
}
