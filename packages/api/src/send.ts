import { noAnswer } from './error'

/** How a request leaves. */
export interface SendOptions {
  /** Milliseconds until it is given up; 15,000 by default. */
  timeout?: number
  /** Another `fetch`. The signal ends the call. */
  fetch?: (request: Request, init: { signal: AbortSignal }) => Promise<Response>
}

/** Statuses of answers that have no body, and may be given none. */
const withoutBody: readonly number[] = [204, 205, 304]

/** An answer once it is there to its last byte: one that breaks off on the way is none. */
async function received(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer()
  return new Response(withoutBody.includes(response.status) ? null : bytes, response)
}

/**
 * Sends a request and gives it up after its time. A timer of our own: a combined signal may be collected too early.
 * @throws ApiError `network` or `timeout` where no answer came; the signal's reason where the caller ended it
 */
export async function send(request: Request, { fetch: go = fetch, timeout = 15_000 }: SendOptions): Promise<Response> {
  const attempt = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    attempt.abort()
  }, timeout)
  const cancel = () => attempt.abort(request.signal.reason)
  request.signal.addEventListener('abort', cancel, { once: true })
  if (request.signal.aborted) cancel()
  try {
    return await received(await go(request, { signal: attempt.signal }))
  } catch (error) {
    if (request.signal.aborted) throw error
    throw noAnswer(isLate ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', cancel)
  }
}
