import createClient, { type Client } from 'openapi-fetch'
import { ApiError, toApiError } from './error'
import type { paths } from './generated/schema'

/** What the client needs to know of its surroundings. */
export interface ClientOptions {
  /** Where the store answers, without a trailing slash; empty for the page's own address. */
  baseUrl: string
  /** Names the shop; sent with every call. */
  publishableKey: string
  /** The token to send now, if any; asked before every call. */
  getToken?: () => string | undefined
  /** Called once for every 401 to a call that carried a token, with that token. */
  onUnauthorized?: (token: string) => void
  /** Milliseconds until a call is given up; 15,000 unless told. */
  timeout?: number
  /** Another `fetch`, for tests and for calling a store in the same process. The signal ends the call. */
  fetch?: (request: Request, init: { signal: AbortSignal }) => Promise<Response>
}

/** The store's calls, typed from the contract. Every call rejects with an `ApiError` unless the answer is 2xx. */
export type ShopClient = Client<paths>

/** Sends a request and gives it up after its time. A timer of our own: a combined signal may be collected too early. */
async function send(request: Request, options: ClientOptions): Promise<Response> {
  const attempt = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    attempt.abort()
  }, options.timeout ?? 15_000)
  const cancel = () => attempt.abort(request.signal.reason)
  request.signal.addEventListener('abort', cancel, { once: true })
  if (request.signal.aborted) cancel()
  try {
    return await (options.fetch ?? fetch)(request, { signal: attempt.signal })
  } catch (error) {
    if (request.signal.aborted) throw error
    if (isLate) throw new ApiError(0, { code: 'timeout', message: 'The store took too long to answer.' })
    throw new ApiError(0, { code: 'network', message: 'The store could not be reached.' })
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', cancel)
  }
}

/** Makes a client for one store. */
export function createShopClient(options: ClientOptions): ShopClient {
  const client = createClient<paths>({ baseUrl: options.baseUrl, fetch: (request) => send(request, options) })
  client.use({
    onRequest({ request }) {
      request.headers.set('x-publishable-api-key', options.publishableKey)
      const token = options.getToken?.()
      if (token) request.headers.set('authorization', `Bearer ${token}`)
      return request
    },
    async onResponse({ request, response }) {
      if (response.ok) return
      const token = request.headers.get('authorization')?.slice('Bearer '.length)
      if (response.status === 401 && token) options.onUnauthorized?.(token)
      throw await toApiError(response)
    },
  })
  return client
}

/**
 * The answer's body, for calls of a `ShopClient`: `const { cart } = await unwrap(client.GET('/store/cart/info'))`.
 * @throws ApiError whatever the call rejected with
 */
export async function unwrap<Answer>(call: Promise<{ data?: Answer }>): Promise<NonNullable<Answer>> {
  const { data } = await call
  if (data === undefined || data === null) {
    throw new ApiError(0, { code: 'unexpected_state', message: 'The store answered nothing.' })
  }
  return data
}
