import { noResponse } from './error'

/** Options for sending requests. */
export interface SendOptions {
  /** Timeout in ms; 15,000 by default. */
  timeout?: number
  /** Replaces the global `fetch`. The signal aborts the request. */
  fetch?: (request: Request, init: { signal: AbortSignal }) => Promise<Response>
}

/** Statuses of responses that must not have a body. */
const withoutBody: readonly number[] = [204, 205, 304]

/** Reads a response completely: one that breaks off is an error. */
async function received(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer()
  return new Response(withoutBody.includes(response.status) ? null : bytes, response)
}

/**
 * Sends a request with a timeout. Uses a timer instead of `AbortSignal.any`, whose signal may be garbage-collected too
 * early.
 * @throws ApiError `network` or `timeout` if there was no response; the signal's reason if the caller aborted
 */
export async function send(request: Request, { fetch: go = fetch, timeout = 15_000 }: SendOptions): Promise<Response> {
  const attempt = new AbortController()
  let isTimedOut = false
  const timer = setTimeout(() => {
    isTimedOut = true
    attempt.abort()
  }, timeout)
  const cancel = () => attempt.abort(request.signal.reason)
  request.signal.addEventListener('abort', cancel, { once: true })
  if (request.signal.aborted) cancel()
  try {
    return await received(await go(request, { signal: attempt.signal }))
  } catch (error) {
    if (request.signal.aborted) throw error
    throw noResponse(isTimedOut ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', cancel)
  }
}
