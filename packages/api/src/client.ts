import createClient, { type Client } from 'openapi-fetch'
import { identify, toRefusal, type ClientOptions } from './connection'
import { noAnswer, noContent } from './error'
import type { paths } from './generated/schema'

/** The store's calls, typed from the contract. Every call rejects with an `ApiError` unless the answer is 2xx. */
export type ShopClient = Client<paths>

/** Statuses of answers that have no body, and may be given none. */
const withoutBody: readonly number[] = [204, 205, 304]

/** An answer once it is there to its last byte: one that breaks off on the way is none. */
async function received(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(withoutBody.includes(response.status) ? null : text, response)
}

/**
 * Whatever answers in the store's place, such as the page of a proxy, is no answer of the store.
 * @throws ApiError `unreadable_answer` where a body is neither a JSON object nor nothing
 */
async function assertReadable(response: Response): Promise<void> {
  const text = await response.clone().text()
  if (text === '') return
  const body: unknown = await response.clone().json().catch(() => undefined)
  if (typeof body !== 'object' || Array.isArray(body)) throw noContent('unreadable_answer')
}

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
    return await received(await (options.fetch ?? fetch)(request, { signal: attempt.signal }))
  } catch (error) {
    if (request.signal.aborted) throw error
    throw noAnswer(isLate ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', cancel)
  }
}

/** Makes a client for one store. */
export function createShopClient(options: ClientOptions): ShopClient {
  const { baseUrl } = options
  const client = createClient<paths>({ baseUrl, credentials: 'same-origin', fetch: (request) => send(request, options) })
  const sessions = new WeakMap<Request, string | undefined>()
  client.use({
    onRequest({ request }) {
      sessions.set(request, identify(request.headers, options))
      return request
    },
    async onResponse({ request, response }) {
      if (!response.ok) throw await toRefusal(response, sessions.get(request), options)
      await assertReadable(response)
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
  if (data === undefined || data === null) throw noContent('unexpected_state')
  return data
}
